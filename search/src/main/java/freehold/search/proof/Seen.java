package freehold.search.proof;

/// A set of hashes that grows.
final class Seen {
    private static final int FEWEST_BITS = 12;

    private long[] slots = new long[1 << FEWEST_BITS];
    private int size;
    /// Marks an empty slot, so it is remembered apart.
    private boolean hasZero;

    int size() {
        return size;
    }

    boolean has(long hash) {
        return hash == 0 ? hasZero : slots[slotOf(hash)] == hash;
    }

    void add(long hash) {
        if (has(hash)) {
            return;
        }
        size++;
        if (hash == 0) {
            hasZero = true;
            return;
        }
        if (2 * size > slots.length) {
            grow();
        }
        slots[slotOf(hash)] = hash;
    }

    /// Where a hash lies, or would lie.
    private int slotOf(long hash) {
        var mask = slots.length - 1;
        var slot = (int) hash & mask;
        while (slots[slot] != 0 && slots[slot] != hash) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        var old = slots;
        slots = new long[2 * old.length];
        for (var hash : old) {
            if (hash != 0) {
                slots[slotOf(hash)] = hash;
            }
        }
    }
}
