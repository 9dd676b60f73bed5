package freehold.server.fair;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.Position;
import freehold.records.Scoresheet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeedTest {
    private static final Seed SEED = Seed.parse("00".repeat(31) + "07");

    /// A game of random play whose draws come from a seed.
    private static Course played(Seed seed) {
        var game = Games.named("hexploration");
        var course = new Course(game, game.setup(2, Map.of()));
        var position = course.position();
        var dice = new freehold.kernel.Dice(1);
        var scratch = new int[Position.MOST_MOVES];
        for (var draws = 0; !position.isOver(); ) {
            var isDraw = position.actor() == Position.CHANCE;
            course.playLegal(isDraw ? seed.draw(position, draws++) : position.pick(dice, scratch));
        }
        return course;
    }

    private static Scoresheet sheet(Course course, Map<String, String> changes) {
        var tags = new HashMap<>(Map.of("Table", "t", "Commitment", SEED.commitment("t"), "Seed", SEED.hex()));
        tags.putAll(changes);
        return new Scoresheet(tags, course);
    }

    @Test
    void aFairGameIsFoundFair() {
        assertThat(FairCheck.complaint(sheet(played(SEED), Map.of()))).isEmpty();
    }

    @Test
    void aGameWithOtherDrawsIsNot() {
        assertThat(FairCheck.complaint(sheet(played(Seed.random()), Map.of())).orElseThrow())
                .contains("but the seed draws");
    }

    @Test
    void aSeedThatWasNotCommittedToIsFoundOut() {
        var complaint = FairCheck.complaint(sheet(played(SEED), Map.of("Seed", "11".repeat(32))));
        assertThat(complaint.orElseThrow()).contains("committed");
        assertThat(FairCheck.complaint(sheet(played(SEED), Map.of("Table", "other"))))
                .isPresent();
        assertThat(FairCheck.complaint(sheet(played(SEED), Map.of("Seed", "rubbish"))))
                .isPresent();
    }

    @Test
    void drawsFollowTheWeights() {
        var game = Games.named("hexploration");
        var position = game.start(game.setup(2, Map.of()));
        while (position.actor() != Position.CHANCE) {
            position.play(position.legalMoves()[0]);
        }
        var outcomes = position.legalMoves();
        var total = java.util.Arrays.stream(outcomes).map(position::weight).sum();
        var counts = new HashMap<Integer, Integer>();
        var draws = 20_000;
        for (var i = 0; i < draws; i++) {
            counts.merge(SEED.draw(position, i), 1, Integer::sum);
        }
        for (var outcome : outcomes) {
            var expected = (double) draws * position.weight(outcome) / total;
            assertThat((double) counts.getOrDefault(outcome, 0))
                    .isBetween(expected - 6 * Math.sqrt(expected), expected + 6 * Math.sqrt(expected));
        }
    }
}
