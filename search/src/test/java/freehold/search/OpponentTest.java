package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import freehold.kernel.mind.Level;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpponentTest {
    private static final int NODES = 400;

    /// The same amount of thought with and without a net.
    @Test
    void onlyLevelsThatHaveLearntThinkWithANet() {
        var game = Games.named("estate");
        var setup = game.setup(2, Map.of("size", "5", "pie", "false"));
        var position = game.start(setup);
        var learnt = new Opponent(game, setup, new Level(5, NODES, 60_000, 0, true), 1);
        var classic = new Opponent(game, setup, new Level(4, NODES, 60_000, 0, false), 1);
        var byNet = learnt.decide(position, Watch.SILENT).analysis().orElseThrow();
        var byGames = classic.decide(position, Watch.SILENT).analysis().orElseThrow();
        // Priors make a net look at few moves; without them all get about the same attention
        assertThat(byNet.best().share()).isGreaterThan(3 * byGames.best().share());
    }

    @Test
    void aMasterThinksLongerThanAnyLevel() {
        for (var game : Games.all()) {
            var levels = game.levels();
            assertThat(levels).extracting(Level::number).containsExactly(1, 2, 3, 4, 5, 6);
            assertThat(levels.getLast().millis())
                    .isGreaterThan(levels.stream()
                            .limit(5)
                            .mapToInt(Level::millis)
                            .max()
                            .orElseThrow());
        }
    }
}
