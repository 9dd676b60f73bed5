package freehold.games.hexploration;

import java.util.Arrays;

/// The tiles that are neither on the table, nor in a market, nor in a hand (H1).
final class Bag {
    /// H18: so many tiles of one type out of the bag end the game.
    static final int LIMIT = 21;

    private final int types;
    /// Of each type, at the start.
    private final int tiles;

    private final int[] left;
    private int size;

    Bag(Parts parts) {
        types = parts.types();
        tiles = parts.tiles();
        left = new int[types];
        Arrays.fill(left, tiles);
        size = types * tiles;
    }

    int types() {
        return types;
    }

    int size() {
        return size;
    }

    int left(int type) {
        return left[type];
    }

    int out(int type) {
        return tiles - left[type];
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
        for (var type = 0; type < types; type++) {
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
        System.arraycopy(other.left, 0, left, 0, types);
        size = other.size;
    }
}
