package freehold.boards;

/// Sets of cells as bits of a `long`.
public final class Cells {
    private Cells() {}

    public static long of(int cell) {
        return 1L << cell;
    }

    public static boolean has(long set, int cell) {
        return (set >>> cell & 1) != 0;
    }

    /// Writes the cells of a set and returns how many there are.
    public static int write(long set, int[] into) {
        var count = 0;
        for (var left = set; left != 0; left &= left - 1) {
            into[count++] = Long.numberOfTrailingZeros(left);
        }
        return count;
    }

    /// The i-th cell of a set, counted from 0. Depositing one bit is a single instruction on today's machines.
    public static int nth(long set, int i) {
        return Long.numberOfTrailingZeros(Long.expand(1L << i, set));
    }
}
