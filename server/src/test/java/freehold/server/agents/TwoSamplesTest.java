package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class TwoSamplesTest {
    private static double[] sample(long seed, double shift) {
        return DoubleStream.generate(new Random(seed)::nextGaussian)
                .limit(50)
                .map(x -> x + shift)
                .toArray();
    }

    @Test
    void theDistanceIsTheLargestDifferenceOfShares() {
        assertThat(new TwoSamples(new double[] {1, 2, 3, 4}, new double[] {3, 4, 5, 6}).distance())
                .isEqualTo(0.5);
        assertThat(new TwoSamples(new double[] {1, 1, 2}, new double[] {2, 1, 1}).distance())
                .isZero();
        assertThat(new TwoSamples(new double[] {1}, new double[] {2}).distance())
                .isEqualTo(1);
    }

    /// As the tables have it: 1.36 and 1.63 times the root of 2/n.
    @Test
    void theLimitIsThatOfTheTables() {
        var samples = new TwoSamples(sample(1, 0), sample(2, 0));
        assertThat(samples.limit(0.05)).isCloseTo(1.358 * Math.sqrt(2.0 / 50), within(0.001));
        assertThat(samples.limit(0.01)).isCloseTo(1.628 * Math.sqrt(2.0 / 50), within(0.001));
    }

    @Test
    void whatDiffersIsToldFromWhatDoesNot() {
        var same = new TwoSamples(sample(1, 0), sample(2, 0));
        var shifted = new TwoSamples(sample(1, 0), sample(2, 1.5));
        assertThat(same.distance()).isLessThan(same.limit(0.01));
        assertThat(shifted.distance()).isGreaterThan(shifted.limit(0.001));
    }
}
