package freehold.kernel.mind;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExponentialTest {
    @Test
    void itIsWithinTwoUnitsOfTheLastPlace() {
        for (var i = -70_000; i <= 70_000; i++) {
            var power = i / 99.0;
            var right = StrictMath.exp(power);
            assertThat(Math.abs(Exponential.of(power) - right))
                    .as("e to the power of %s", power)
                    .isLessThanOrEqualTo(2 * Math.ulp(right));
        }
    }

    @Test
    void itHasTheSameBitsEverywhere() {
        var bits = 0L;
        for (var i = 1; i <= 1_000; i++) {
            bits = 31 * bits + Double.doubleToLongBits(Exponential.of(-i / 107.0));
        }
        assertThat(Exponential.of(0)).isEqualTo(1);
        assertThat(bits).isEqualTo(-3_666_756_659_999_835_435L);
    }

    @Test
    void whatIsOutOfRangeIsNothingOrWithoutBound() {
        assertThat(Exponential.of(-1_000)).isZero();
        assertThat(Exponential.of(1_000)).isInfinite();
    }
}
