package freehold.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiceTest {
    @Test
    void theSameSeedRollsTheSame() {
        var one = new Dice(42);
        var other = new Dice(42);
        for (var i = 0; i < 100; i++) {
            assertThat(one.below(1000)).isEqualTo(other.below(1000));
        }
        assertThat(new Dice(1).next()).isNotEqualTo(new Dice(2).next());
    }

    @Test
    void everyNumberComesUpAboutEquallyOften() {
        var dice = new Dice(7);
        var counts = new int[6];
        for (var i = 0; i < 60_000; i++) {
            counts[dice.below(6)]++;
        }
        // Six standard deviations of a fair die lie within 550 of 10,000.
        assertThat(counts).satisfies(all -> {
            for (var count : all) {
                assertThat(count).isBetween(9_450, 10_550);
            }
        });
    }

    @Test
    void placesComeUpByTheirShares() {
        var dice = new Dice(7);
        var shares = new double[] {0.5, 0, 0.2, 0.3};
        var counts = new int[shares.length];
        for (var i = 0; i < 60_000; i++) {
            counts[dice.among(shares)]++;
        }
        // Six standard deviations are below 750
        assertThat(counts[0]).isBetween(29_250, 30_750);
        assertThat(counts[1]).isZero();
        assertThat(counts[2]).isBetween(11_250, 12_750);
        assertThat(counts[3]).isBetween(17_250, 18_750);
    }
}
