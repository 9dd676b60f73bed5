package freehold.games.hexploration.rules.land;

import java.util.Arrays;

/// The tiles that are neither on the table, nor in a market, nor in a hand (H1).
public final class Bag {
    /// H18: so many tiles of one type out of the bag end the game.
    public static final int LIMIT = 21;

    private final int types;
    /// Of each type, at the start.
    private final int tiles;

    private final int[] left;
    private int size;

    public Bag(int types, int tiles) {
        this.types = types;
        this.tiles = tiles;
        left = new int[types];
        Arrays.fill(left, tiles);
        size = types * tiles;
    }

    public int types() {
        return types;
    }

    public int size() {
        return size;
    }

    public int left(int type) {
        return left[type];
    }

    public int out(int type) {
        return tiles - left[type];
    }

    public void take(int type) {
        left[type]--;
        size--;
    }

    public void putBack(int type) {
        left[type]++;
        size++;
    }

    /// H18, at the end of a turn, when no tile is in a hand.
    public boolean isRunDown() {
        for (var type = 0; type < types; type++) {
            if (out(type) >= LIMIT) {
                return true;
            }
        }
        return false;
    }

    /// The type of one tile, counted through the bag from 0.
    public int typeOf(int tile) {
        var type = 0;
        for (var rest = tile; rest >= left[type]; type++) {
            rest -= left[type];
        }
        return type;
    }

    public void set(Bag other) {
        System.arraycopy(other.left, 0, left, 0, types);
        size = other.size;
    }
}
