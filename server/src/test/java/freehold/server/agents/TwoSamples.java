package freehold.server.agents;

import java.util.Arrays;

/// The test of Kolmogorov and Smirnov: whether two samples may come from the same distribution, whatever that is.
final class TwoSamples {
    private final double[] one;
    private final double[] other;

    TwoSamples(double[] one, double[] other) {
        this.one = one.clone();
        this.other = other.clone();
        Arrays.sort(this.one);
        Arrays.sort(this.other);
    }

    /// The largest difference between the shares of both samples that lie at or below a number, over all numbers.
    double distance() {
        var largest = 0.0;
        var i = 0;
        var k = 0;
        while (i < one.length && k < other.length) {
            var next = Math.min(one[i], other[k]);
            while (i < one.length && one[i] <= next) {
                i++;
            }
            while (k < other.length && other[k] <= next) {
                k++;
            }
            largest = Math.max(largest, Math.abs((double) i / one.length - (double) k / other.length));
        }
        return largest;
    }

    /// What the distance of samples from one distribution exceeds only so seldom.
    ///
    /// @param seldom as a share of all cases
    double limit(double seldom) {
        var size = (double) one.length * other.length / (one.length + other.length);
        return Math.sqrt(-Math.log(seldom / 2) / 2 / size);
    }
}
