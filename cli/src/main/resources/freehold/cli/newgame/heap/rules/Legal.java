package freehold.games.{{package}}.rules;

/// What is legal. Nothing else decides it.
public final class Legal {
    private Legal() {}

    /// {{R}}2: the most counters that the mover may take; 0 when the game is over.
    public static int most(Position position) {
        return Math.min(position.left(), Move.MOST);
    }
}
