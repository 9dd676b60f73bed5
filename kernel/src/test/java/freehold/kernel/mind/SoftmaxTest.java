package freehold.kernel.mind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SoftmaxTest {
    private static double[] shares(double spread, double... values) {
        Softmax.shares(values, values.length, spread);
        return values;
    }

    @Test
    void equalValuesShareEqually() {
        assertThat(shares(3, 7, 7, 7, 7)).containsExactly(0.25, 0.25, 0.25, 0.25);
    }

    @Test
    void aLeadOfOneSpreadIsWorthETimesAsMuch() {
        var shares = shares(6, 20, 26);
        assertThat(shares[1] / shares[0]).isCloseTo(Math.E, within(1e-12));
    }

    @Test
    void sharesAddUpToOneHoweverLargeTheValues() {
        var shares = shares(0.5, 1_000_000, 999_999, -1_000_000);
        assertThat(Arrays.stream(shares).sum()).isCloseTo(1, within(1e-12));
        assertThat(shares[2]).isZero();
    }

    @Test
    void whatComesAfterTheCountStays() {
        var values = new double[] {1, 1, 9};
        Softmax.shares(values, 2, 1);
        assertThat(values).containsExactly(0.5, 0.5, 9);
    }
}
