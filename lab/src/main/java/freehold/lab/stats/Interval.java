package freehold.lab.stats;

/// Where a number lies with 95 % confidence.
public record Interval(double mean, double low, double high) {
    private static final double Z = 1.96;

    /// Wilson's interval for a share of so many games, which stays within 0 and 1 and is honest for few.
    static Interval wilson(double successes, double games) {
        if (games == 0) {
            return new Interval(0, 0, 1);
        }
        var share = successes / games;
        var spread = Z * Z / games;
        var centre = (share + spread / 2) / (1 + spread);
        var half = Z / (1 + spread) * Math.sqrt(share * (1 - share) / games + spread / (4 * games));
        return new Interval(share, Math.max(0, centre - half), Math.min(1, centre + half));
    }

    static Interval around(double mean, double standardError) {
        return new Interval(mean, mean - Z * standardError, mean + Z * standardError);
    }

    /// This less another one that is independent of it, by Newcombe's sum of squares.
    public Interval minus(Interval other) {
        var difference = mean - other.mean;
        return new Interval(
                difference,
                difference - Math.hypot(mean - low, other.high - other.mean),
                difference + Math.hypot(high - mean, other.mean - other.low));
    }

    public boolean isAbove(double value) {
        return low > value;
    }

    public boolean isBelow(double value) {
        return high < value;
    }
}
