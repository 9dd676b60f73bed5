package freehold.games.esgros;

/// A move is the number of a cell, or [#SWAP].
final class Move {
    static final int SWAP = 63;
    static final int BOUND = 64;

    private Move() {}

    static boolean isCell(int move) {
        return move != SWAP;
    }
}
