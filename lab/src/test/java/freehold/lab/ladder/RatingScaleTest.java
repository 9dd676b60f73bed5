package freehold.lab.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.InvalidSetup;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatingScaleTest {
    private static final RatingScale SCALE = new RatingScale("one", 1000);

    private static Result result(String a, String b, int seats, int games, double share) {
        return new Result(a, b, seats, games, share, "test");
    }

    private static Rating of(String player, Result... results) {
        return SCALE.of(List.of(results)).stream()
                .filter(rating -> rating.player().equals(player))
                .findAny()
                .orElseThrow();
    }

    @Test
    void tenToOneIs400Apart() {
        // Half a game of the prior each way hardly counts among so many
        var two = of("two", result("two", "one", 2, 110_000, 100_000));
        assertThat(two.value()).isCloseTo(1400, within(0.1));
        assertThat(of("one", result("two", "one", 2, 11, 10))).isEqualTo(new Rating("one", 1000, 0));
    }

    @Test
    void theIntervalIsThatOfTheInformation() {
        // 100 games with equal shares and the prior: sd of the logit is 2 / sqrt(games)
        var two = of("two", result("two", "one", 2, 100, 50));
        assertThat(two.value()).isCloseTo(1000, within(1e-6));
        assertThat(two.margin()).isCloseTo(1.96 * 400 / Math.log(10) * 2 / Math.sqrt(100.5), within(1e-6));
    }

    @Test
    void aResultSaysTheSameFromBothSides() {
        var up = of("two", result("two", "one", 2, 40, 29.5));
        var down = of("two", result("one", "two", 2, 40, 10.5));
        assertThat(up.value()).isCloseTo(down.value(), within(1e-6));
        assertThat(up.margin()).isCloseTo(down.margin(), within(1e-6));
    }

    @Test
    void whoTakesMoreIsRatedHigher() {
        var last = Double.NEGATIVE_INFINITY;
        for (var share = 0; share <= 20; share++) {
            var value = of("two", result("two", "one", 2, 20, share)).value();
            assertThat(value).isGreaterThan(last).isFinite();
            last = value;
        }
    }

    @Test
    void whoWinsEverythingHasAFiniteRatingThatGrowsWithTheGames() {
        var few = of("two", result("two", "one", 2, 20, 20));
        var many = of("two", result("two", "one", 2, 2_000, 2_000));
        // 20.25 to 0.25
        assertThat(few.value()).isCloseTo(1000 + 400 * Math.log10(81), within(1e-6));
        assertThat(many.value()).isGreaterThan(few.value()).isFinite();
        assertThat(few.margin()).isFinite().isGreaterThan(100);
    }

    @Test
    void stepsAddUpAndSoDoTheirVariances() {
        var steps = new Result[] {result("two", "one", 2, 40, 30), result("three", "two", 2, 60, 40)};
        var step = of("two", steps);
        var alone = new RatingScale("two", 1000).of(List.of(steps[1])).getFirst();
        var three = of("three", steps);
        assertThat(three.value()).isCloseTo(step.value() + alone.value() - 1000, within(1e-6));
        assertThat(three.margin()).isCloseTo(Math.hypot(step.margin(), alone.margin()), within(1e-6));
    }

    @Test
    void manyPartsCountLikeTheWhole() {
        var whole = of("two", result("two", "one", 2, 3, 2));
        var parts =
                of("two", result("two", "one", 2, 1, 1), result("two", "one", 2, 1, 0), result("two", "one", 2, 1, 1));
        assertThat(parts.value()).isCloseTo(whole.value(), within(1e-6));
    }

    @Test
    void withMoreSeatsTheEqualShareIsSmaller() {
        assertThat(of("two", result("two", "one", 4, 100, 25)).value()).isCloseTo(1000, within(1e-6));
        assertThat(of("two", result("two", "one", 4, 100, 50)).value()).isGreaterThan(1150);
    }

    @Test
    void oneSidedChainsAreRatedToo() {
        var ratings = SCALE.of(List.of(
                result("one", "zero", 2, 500, 500),
                result("two", "one", 2, 500, 500),
                result("three", "two", 2, 500, 500),
                result("three", "one", 2, 10, 0)));
        assertThat(ratings).extracting(Rating::player).containsExactlyInAnyOrder("zero", "one", "two", "three");
        assertThat(ratings).allSatisfy(rating -> {
            assertThat(rating.value()).isFinite();
            assertThat(rating.margin()).isFinite();
        });
    }

    @Test
    void playersWhoNeverMetAnybodyOfTheScaleHaveNoRating() {
        assertThatThrownBy(() -> SCALE.of(List.of(result("two", "one", 2, 1, 1), result("four", "three", 2, 1, 1))))
                .isInstanceOf(InvalidSetup.class)
                .hasMessage("no games lead from one to four, so they have no common scale");
    }
}
