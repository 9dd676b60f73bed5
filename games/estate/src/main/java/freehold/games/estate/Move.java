package freehold.games.estate;

/// A move is the number of a cell, or [#END], or [#SWAP].
final class Move {
    static final int END = 62;
    static final int SWAP = 63;
    static final int BOUND = 64;

    private Move() {}

    static boolean isCell(int move) {
        return move < END;
    }
}
