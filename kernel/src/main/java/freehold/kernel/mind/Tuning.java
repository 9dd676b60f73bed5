package freehold.kernel.mind;

/// How a search weighs what it sees; each game has its own best values, found by matches.
///
/// @param exploration the weight of trying what was seldom tried
/// @param amaf how many visits a move's all-moves-as-first value stands for; 0 does without
/// @param prior the weight of the game's own first sight; 0 does without
/// @param expandAfter how many simulated games go through a position before its moves are looked at one by one; more
///     than one pays where priors are slower than a playout
public record Tuning(double exploration, double amaf, double prior, int expandAfter) {
    /// Upper confidence bounds alone.
    public static final Tuning PLAIN = new Tuning(0.7, 0, 0);

    public Tuning(double exploration, double amaf, double prior) {
        this(exploration, amaf, prior, 1);
    }
}
