package freehold.games.{{package}}.rules;

/// A move is the number of counters to take ({{R}}2).
public final class Move {
    public static final int MOST = 3;

    /// All moves are below this number.
    static final int BOUND = MOST + 1;

    private Move() {}
}
