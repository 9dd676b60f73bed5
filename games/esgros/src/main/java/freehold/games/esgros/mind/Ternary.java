package freehold.games.esgros.mind;

import freehold.boards.Cells;

/// A number for each position of two colours' stones: empty, the one or the other are a digit each. For 37 cells it has
/// 59 bits.
final class Ternary {
    private static final int CHUNK = 10;
    private static final int MASK = (1 << CHUNK) - 1;

    /// By chunk of cells and by which of them have a stone.
    private final long[][] sums = new long[4][1 << CHUNK];

    Ternary() {
        var digit = 1L;
        for (var chunk : sums) {
            for (var cell = 0; cell < CHUNK; cell++, digit *= 3) {
                for (var set = 0; set < chunk.length; set++) {
                    chunk[set] += Cells.has(set, cell) ? digit : 0;
                }
            }
        }
    }

    long of(long ones, long twos) {
        return sum(ones) + 2 * sum(twos);
    }

    private long sum(long cells) {
        return sums[0][(int) cells & MASK]
                + sums[1][(int) (cells >>> CHUNK) & MASK]
                + sums[2][(int) (cells >>> (2 * CHUNK)) & MASK]
                + sums[3][(int) (cells >>> (3 * CHUNK))];
    }
}
