package freehold.lab;

/// A sequential test: whether A is better than B by `high` Elo rather than by `low`, with errors of 5 % either way.
public record Sprt(double low, double high) {
    private static final double BOUND = Math.log(0.95 / 0.05);

    /// The log likelihood ratio, as if every game were won or lost. A shared game counts as a part of each, which only
    /// makes the test slower to decide.
    double ratio(Score score) {
        var atLow = expected(low, score.fair());
        var atHigh = expected(high, score.fair());
        var won = score.games() * score.mean();
        var lost = score.games() - won;
        return score.games() == 0 ? 0 : won * Math.log(atHigh / atLow) + lost * Math.log((1 - atHigh) / (1 - atLow));
    }

    /// The share that A takes at a difference in Elo.
    private static double expected(double elo, double fair) {
        var odds = Math.pow(10, elo / 400) * fair / (1 - fair);
        return odds / (1 + odds);
    }

    public boolean isDecided(Score score) {
        return Math.abs(ratio(score)) >= BOUND;
    }

    public String verdict(Score score) {
        var ratio = ratio(score);
        if (Math.abs(ratio) < BOUND) {
            return "undecided between %+.0f and %+.0f Elo".formatted(low, high);
        }
        return "A is better by %+.0f Elo rather than %+.0f".formatted(ratio > 0 ? high : low, ratio > 0 ? low : high);
    }
}
