package freehold.games.{{package}}.rules;

/// What is legal. Nothing else decides it.
public final class Legal {
    private Legal() {}

    /// {{R}}2: the cells on which the mover may place a stone; none when the game is over.
    public static long open(Position position) {
        return position.isOver() ? 0 : position.empty();
    }
}
