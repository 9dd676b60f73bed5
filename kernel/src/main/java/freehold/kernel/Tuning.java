package freehold.kernel;

/// How a search weighs what it sees; each game has its own best values, found by matches.
///
/// @param exploration the weight of trying what was seldom tried
/// @param amaf how many visits a move's all-moves-as-first value stands for; 0 does without
/// @param prior the weight of the game's own first sight; 0 does without
public record Tuning(double exploration, double amaf, double prior) {
    /// Upper confidence bounds alone.
    public static final Tuning PLAIN = new Tuning(0.7, 0, 0);
}
