package freehold.games.theestates.rules;

import freehold.boards.Cells;

/// The rooftops that lie face down (T5): two bits for each value, one for each that is left.
public final class Rooftops {
    private static final int OF_A_VALUE = 2;
    private static final int PAIR = 0b11;
    /// T5.
    public static final int ALL_COUNT = OF_A_VALUE * Cube.HIGHEST;

    private static final int ALL = (1 << ALL_COUNT) - 1;

    private int left = ALL;

    void clear() {
        left = ALL;
    }

    public int count() {
        return Integer.bitCount(left);
    }

    /// How many were turned over.
    int taken() {
        return ALL_COUNT - count();
    }

    public int count(int value) {
        return Integer.bitCount(left >>> (OF_A_VALUE * (value - 1)) & PAIR);
    }

    /// The value of the i-th one that is left, counted from 0 and from the lowest value.
    public int value(int i) {
        return Cells.nth(left, i) / OF_A_VALUE + 1;
    }

    public void take(int value) {
        // the upper bit of a pair goes first, so that equal stocks have equal bits
        var shift = OF_A_VALUE * (value - 1);
        left ^= count(value) << shift;
    }

    int packed() {
        return left;
    }

    void set(Rooftops other) {
        left = other.left;
    }
}
