package freehold.boards;

/// Sets of cells, or of anything else that is numbered from 0 to 63, as bits of a `long`.
public final class Cells {
    private Cells() {}

    public static long of(int cell) {
        return 1L << cell;
    }

    public static boolean has(long set, int cell) {
        return (set >>> cell & 1) != 0;
    }

    /// Writes the cells of a set in ascending order and returns how many there are.
    public static int write(long set, int[] into) {
        return append(set, 0, into, 0);
    }

    /// Appends each cell of a set, in ascending order and counted from `base`, to the first `count` that are there
    /// already, and returns how many there are then.
    public static int append(long set, int base, int[] into, int count) {
        var end = count;
        for (var left = set; left != 0; left &= left - 1) {
            into[end++] = base + Long.numberOfTrailingZeros(left);
        }
        return end;
    }

    /// The i-th cell of a set, counted from 0. Depositing one bit is a single instruction on today's machines.
    public static int nth(long set, int i) {
        return Long.numberOfTrailingZeros(Long.expand(1L << i, set));
    }
}
