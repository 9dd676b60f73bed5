package freehold.lab.report;

/// Round numbers for an axis.
final class Ticks {
    private static final double[] ROUND = {1, 2, 5, 10};

    private Ticks() {}

    /// The smallest of … 0.1, 0.2, 0.5, 1, 2, 5, 10 … of which at most so many fit into a range.
    static double step(double range, int most) {
        var least = Math.max(range, 1e-9) / most;
        var power = Math.pow(10, Math.floor(Math.log10(least)));
        for (var round : ROUND) {
            if (round * power >= least * (1 - 1e-9)) {
                return round * power;
            }
        }
        return 10 * power;
    }
}
