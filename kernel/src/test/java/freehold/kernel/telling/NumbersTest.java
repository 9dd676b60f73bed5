package freehold.kernel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NumbersTest {
    @Test
    void wholeNumbersHaveNoFraction() {
        assertThat(Numbers.plain(3)).isEqualTo(3).hasToString("3");
        assertThat(Numbers.plain(-7)).hasToString("-7");
        assertThat(Numbers.plain(5e9)).isEqualTo(5_000_000_000L).hasToString("5000000000");
    }

    @Test
    void otherNumbersStayAsTheyAre() {
        assertThat(Numbers.plain(0.5)).isEqualTo(0.5).hasToString("0.5");
        assertThat(Numbers.plain(Double.NaN)).hasToString("NaN");
        assertThat(Numbers.plain(Double.POSITIVE_INFINITY)).hasToString("Infinity");
    }
}
