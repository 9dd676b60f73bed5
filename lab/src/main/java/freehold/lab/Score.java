package freehold.lab;

/// How a match stands: the share of the win that A has taken, with its uncertainty.
///
/// @param games finished
/// @param sum of A's shares
/// @param squares of A's shares, summed
/// @param fair the share that equal players would take: 1 / seats
public record Score(int games, double sum, double squares, double fair) {
    private static final double CONFIDENCE_95 = 1.96;

    static Score none(int seats) {
        return new Score(0, 0, 0, 1.0 / seats);
    }

    Score plus(double share) {
        return new Score(games + 1, sum + share, squares + share * share, fair);
    }

    public double mean() {
        return games == 0 ? fair : sum / games;
    }

    /// Half the width of the 95 % interval around the mean. One imagined game at the fair share keeps it honest
    /// after few games.
    public double margin() {
        var n = games + 1.0;
        var mean = (sum + fair) / n;
        var variance = Math.max((squares + fair * fair) / n - mean * mean, mean * (1 - mean) / n);
        return CONFIDENCE_95 * Math.sqrt(variance / n);
    }

    public double elo() {
        return elo(mean());
    }

    public double eloLow() {
        return elo(mean() - margin());
    }

    public double eloHigh() {
        return elo(mean() + margin());
    }

    /// The difference in Elo at which A takes that share against players of one strength.
    private double elo(double share) {
        var bounded = Math.clamp(share, 0.001, 0.999);
        return 400 * Math.log10(bounded / (1 - bounded) * (1 - fair) / fair);
    }

    @Override
    public String toString() {
        return "A takes %.1f %% ± %.1f of %d games (equal players: %.1f %%), Elo %+.0f [%+.0f, %+.0f]"
                .formatted(100 * mean(), 100 * margin(), games, 100 * fair, elo(), eloLow(), eloHigh());
    }
}
