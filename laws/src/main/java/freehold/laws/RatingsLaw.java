package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.mind.Level;
import freehold.kernel.texts.LevelRating;
import java.util.Comparator;

/// Where the levels of a game were measured, `ratings.txt` names them from level 1 on without a gap, and none is weaker
/// than the one below. The highest may be missing: they take long to measure.
final class RatingsLaw {
    private static final int OF_LEVEL_1 = 1000;

    private RatingsLaw() {}

    static void holds(Game game) {
        var ratings = LevelRating.of(game);
        if (ratings.isEmpty()) {
            return;
        }
        assertThat(game.levels())
                .extracting(Level::number)
                .startsWith(ratings.stream().map(LevelRating::level).toArray(Integer[]::new));
        assertThat(ratings.getFirst().rating()).isEqualTo(OF_LEVEL_1);
        assertThat(ratings).isSortedAccordingTo(Comparator.comparingInt(LevelRating::rating));
    }
}
