package freehold.school;

import freehold.search.net.Shape;
import java.util.Arrays;

/// Puts a net into a larger one, which then says exactly the same: what is new listens to what was there, but is not
/// heard yet.
final class Growth {
    private Growth() {}

    /// Whether one shape can hold a net of another: told the same, asked the same, and nowhere smaller.
    static boolean isPossible(Shape small, Shape large) {
        return small.rows() == large.rows()
                && small.outputs() == large.outputs()
                && small.seats() == large.seats()
                && small.blocks() == large.blocks()
                && small.width() <= large.width()
                && small.hidden() <= large.hidden();
    }

    /// Writes a small net's weights into those of a larger one, which are random.
    static void graft(Shape small, float[][] from, Shape large, float[][] into) {
        for (var row = 0; row <= small.rows(); row++) {
            keep(from[row], into[row]);
        }
        for (var block = 0; block < small.blocks(); block++) {
            layer(from, small.block(block), small.width(), into, large.block(block), large.width());
        }
        layer(from, small.policy(), small.width(), into, large.policy(), large.width());
        layer(from, small.hiddenLayer(), small.width(), into, large.hiddenLayer(), large.width());
        layer(from, small.value(), small.hidden(), into, large.value(), large.hidden());
    }

    /// A layer has a vector for each input, and one more: its bias.
    private static void layer(float[][] from, int first, int inputs, float[][] into, int largeFirst, int largeInputs) {
        for (var input = 0; input < inputs; input++) {
            keep(from[first + input], into[largeFirst + input]);
        }
        for (var input = inputs; input < largeInputs; input++) {
            Arrays.fill(into[largeFirst + input], 0, from[first].length, 0);
        }
        keep(from[first + inputs], into[largeFirst + largeInputs]);
    }

    private static void keep(float[] small, float[] large) {
        System.arraycopy(small, 0, large, 0, small.length);
    }
}
