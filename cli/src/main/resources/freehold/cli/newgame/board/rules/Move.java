package freehold.games.{{package}}.rules;

/// A move is the number of the cell on which a stone is placed.
final class Move {
    /// All moves are below this number.
    static final int BOUND = 64;

    private Move() {}
}
