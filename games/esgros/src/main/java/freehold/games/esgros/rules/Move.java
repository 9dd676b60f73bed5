package freehold.games.esgros.rules;

/// A move is the number of a cell, or [#SWAP].
public final class Move {
    public static final int SWAP = 63;
    public static final int BOUND = 64;

    private Move() {}

    public static boolean isCell(int move) {
        return move != SWAP;
    }
}
