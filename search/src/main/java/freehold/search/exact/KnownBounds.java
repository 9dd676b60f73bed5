package freehold.search.exact;

/// What is known about the values of positions: a lower and an upper bound each, in a table of fixed size.
final class KnownBounds {
    private static final byte UNKNOWN = bounds(Solver.LOSS, Solver.WIN);
    private static final int NEIGHBOURS = 4;

    private final long[] keys;
    private final byte[] bounds;
    private final int mask;

    KnownBounds(int bits) {
        keys = new long[1 << bits];
        bounds = new byte[1 << bits];
        mask = keys.length - 1;
    }

    private static byte bounds(int lower, int upper) {
        return (byte) (1 + (lower + 1) * 3 + upper + 1);
    }

    int lower(long hash) {
        return (find(hash) - 1) / 3 - 1;
    }

    int upper(long hash) {
        return (find(hash) - 1) % 3 - 1;
    }

    private byte find(long hash) {
        for (var i = 0; i < NEIGHBOURS; i++) {
            var slot = (int) hash + i & mask;
            if (keys[slot] == hash && bounds[slot] != 0) {
                return bounds[slot];
            }
        }
        return UNKNOWN;
    }

    /// Keeps the tighter of what is known and what is told.
    void narrow(long hash, int lower, int upper) {
        var slot = slotFor(hash);
        var isKnown = keys[slot] == hash && bounds[slot] != 0;
        var low = isKnown ? Math.max(lower, lower(hash)) : lower;
        var high = isKnown ? Math.min(upper, upper(hash)) : upper;
        keys[slot] = hash;
        bounds[slot] = bounds(low, high);
    }

    /// Its own slot, else a free one, else the one that its hash chooses: old positions give way.
    private int slotFor(long hash) {
        var free = -1;
        for (var i = 0; i < NEIGHBOURS; i++) {
            var slot = (int) hash + i & mask;
            if (bounds[slot] == 0) {
                free = free < 0 ? slot : free;
            } else if (keys[slot] == hash) {
                return slot;
            }
        }
        return free >= 0 ? free : (int) hash + (int) (hash >>> 62) & mask;
    }
}
