package freehold.games.esgros.rules;

import freehold.boards.Groups;

/// For every cell at once, the size of the group that a new stone there would belong to: s of G4.
///
/// Bit i of all 61 sizes lies in one word, so adding a group's size to the cells it touches, comparing with a limit and
/// finding the smallest are a handful of instructions, whatever the number of cells.
public final class Sizes {
    private static final int BITS = 6;

    private final long[] plane = new long[BITS];

    /// s(c) = 1 + the sizes of the distinct own groups that touch c.
    public void count(Groups own) {
        clear();
        for (var group = 0; group < own.count(); group++) {
            add(own.reach(group), Long.bitCount(own.stones(group)));
        }
    }

    /// As without any group.
    public void clear() {
        plane[0] = -1L;
        for (var i = 1; i < BITS; i++) {
            plane[i] = 0;
        }
    }

    /// Counts a group.
    ///
    /// @param cells that it touches
    public void add(long cells, int size) {
        var carry = 0L;
        for (var i = 0; i < BITS; i++) {
            var addend = cells & -(size >>> i & 1);
            var sum = plane[i] ^ addend;
            var overflow = (plane[i] & addend) | (sum & carry);
            plane[i] = sum ^ carry;
            carry = overflow;
        }
    }

    /// The cells of a set where s does not exceed a limit.
    public long atMost(int limit, long set) {
        var below = 0L;
        var equal = set;
        for (var i = BITS - 1; i >= 0; i--) {
            var isSet = -(long) (limit >>> i & 1);
            below |= equal & ~plane[i] & isSet;
            equal &= ~(plane[i] ^ isSet);
        }
        return below | equal;
    }

    /// The cells of a set where s is smallest.
    long least(long set) {
        var cells = set;
        for (var i = BITS - 1; i >= 0; i--) {
            var smaller = cells & ~plane[i];
            cells = smaller == 0 ? cells : smaller;
        }
        return cells;
    }

    int at(int cell) {
        var size = 0;
        for (var i = 0; i < BITS; i++) {
            size |= (int) (plane[i] >>> cell & 1) << i;
        }
        return size;
    }
}
