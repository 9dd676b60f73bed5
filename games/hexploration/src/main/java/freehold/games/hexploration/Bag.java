package freehold.games.hexploration;

import java.util.Arrays;

/// The tiles that are neither on the table, nor in a market, nor in a hand (H1).
final class Bag {
    static final int TILES_PER_TYPE = 25;
    /// H18: so many tiles of one type out of the bag end the game.
    static final int LIMIT = 21;

    private final int[] left = new int[Terrain.COUNT];
    private int size = Terrain.COUNT * TILES_PER_TYPE;

    Bag() {
        Arrays.fill(left, TILES_PER_TYPE);
    }

    int size() {
        return size;
    }

    int left(int type) {
        return left[type];
    }

    int out(int type) {
        return TILES_PER_TYPE - left[type];
    }

    void take(int type) {
        left[type]--;
        size--;
    }

    void putBack(int type) {
        left[type]++;
        size++;
    }

    /// H18, at the end of a turn, when no tile is in a hand.
    boolean isRunDown() {
        for (var type = 0; type < Terrain.COUNT; type++) {
            if (out(type) >= LIMIT) {
                return true;
            }
        }
        return false;
    }

    /// The type of one tile, counted through the bag from 0.
    int typeOf(int tile) {
        var type = 0;
        for (var rest = tile; rest >= left[type]; type++) {
            rest -= left[type];
        }
        return type;
    }

    void set(Bag other) {
        System.arraycopy(other.left, 0, left, 0, left.length);
        size = other.size;
    }
}
