package freehold.school;

import freehold.kernel.mind.Features;

/// What rows and outputs become by each symmetry, looked up.
final class SymmetryTable {
    private final int[][] rows;
    private final int[][] outputs;

    SymmetryTable(Features features) {
        rows = new int[features.symmetries()][features.rows()];
        outputs = new int[features.symmetries()][features.outputs()];
        for (var symmetry = 0; symmetry < rows.length; symmetry++) {
            for (var row = 0; row < features.rows(); row++) {
                rows[symmetry][row] = features.rowImage(symmetry, row);
            }
            for (var output = 0; output < features.outputs(); output++) {
                outputs[symmetry][output] = features.outputImage(symmetry, output);
            }
        }
    }

    int count() {
        return rows.length;
    }

    /// The image of a sample; its shares stay.
    Sample image(int symmetry, Sample sample) {
        return new Sample(
                image(rows[symmetry], sample.rows()),
                image(outputs[symmetry], sample.outputs()),
                sample.policy(),
                sample.shares());
    }

    private static short[] image(int[] table, short[] numbers) {
        var images = new short[numbers.length];
        for (var i = 0; i < numbers.length; i++) {
            images[i] = (short) table[numbers[i]];
        }
        return images;
    }
}
