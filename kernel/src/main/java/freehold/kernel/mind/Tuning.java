package freehold.kernel.mind;

/// How a search weighs what it sees; each game has its own best values, found by matches.
///
/// @param exploration the weight of trying what was seldom tried
/// @param amaf how many visits a move's all-moves-as-first value stands for; 0 does without
/// @param prior the weight of the game's own first sight; 0 does without
/// @param expandAfter how many simulated games go through a position before its moves are looked at one by one; more
///     than one pays where priors are slower than a playout
/// @param isGuided whether priors are shares of attention that add up to 1, and one look at a new position gives them
/// and
///     its value (PUCT)
/// @param reduction how much less than its position a move is thought to be worth before its first try, when guided
public record Tuning(
        double exploration, double amaf, double prior, int expandAfter, boolean isGuided, double reduction) {
    /// Upper confidence bounds alone.
    public static final Tuning PLAIN = new Tuning(0.7, 0, 0);

    public Tuning(double exploration, double amaf, double prior) {
        this(exploration, amaf, prior, 1);
    }

    public Tuning(double exploration, double amaf, double prior, int expandAfter) {
        this(exploration, amaf, prior, expandAfter, false, 0);
    }

    /// For knowledge whose first sight is a net's.
    public static Tuning guided(double exploration, double reduction) {
        return new Tuning(exploration, 0, 1, 1, true, reduction);
    }

    /// The same without all-moves-as-first values.
    public Tuning withoutAmaf() {
        return new Tuning(exploration, 0, prior, expandAfter, isGuided, reduction);
    }
}
