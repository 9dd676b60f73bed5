package freehold.games.estate.rules;

/// A move is the number of a cell, or [#END], or [#SWAP].
public final class Move {
    public static final int END = 62;
    public static final int SWAP = 63;
    static final int BOUND = 64;

    private Move() {}

    public static boolean isCell(int move) {
        return move < END;
    }
}
