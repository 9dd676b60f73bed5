package freehold.games.theestates.rules;

/// Sets of cubes, lots or pieces as bits of a `long`.
public final class Sets {
    private Sets() {}

    public static boolean has(long set, int member) {
        return (set >>> member & 1) != 0;
    }

    /// The i-th member, counted from 0. Depositing one bit is a single instruction on today's machines.
    static int nth(long set, int i) {
        return Long.numberOfTrailingZeros(Long.expand(1L << i, set));
    }

    /// Appends `base` + each member in ascending order and returns the new count.
    public static int write(long set, int base, int[] into, int count) {
        var end = count;
        for (var left = set; left != 0; left &= left - 1) {
            into[end++] = base + Long.numberOfTrailingZeros(left);
        }
        return end;
    }
}
