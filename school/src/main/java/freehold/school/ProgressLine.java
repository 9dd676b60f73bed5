package freehold.school;

/// How a run goes, in a line.
final class ProgressLine {
    private static final double HOUR = 3600;

    private ProgressLine() {}

    static String of(Generation generation, Recipe recipe) {
        return "generation %d: %,d games (%.1f a second), %,d steps, losses %.3f (moves) and %.4f (value), %.2f h"
                .formatted(
                        generation.number(),
                        generation.games(),
                        recipe.play().games() / generation.secondsOfPlay(),
                        generation.steps(),
                        generation.losses().policy(),
                        generation.losses().value(),
                        generation.seconds() / HOUR);
    }

    static String of(GateResult gate) {
        return "matches after generation %d, %d games each: %.0f %% against the best net%s, %.0f %% against the game's own knowledge"
                .formatted(
                        gate.generation(),
                        gate.games(),
                        100 * gate.againstBest(),
                        gate.isBest() ? ", so it is the best now" : "",
                        100 * gate.againstKnowledge());
    }
}
