package freehold.games.hexploration.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import freehold.games.hexploration.Scene;
import freehold.games.hexploration.stages.Stages;
import freehold.kernel.position.Dice;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PickTest {
    private static final int PICKS = 30_000;

    private static Map<String, Long> picks(Position position) {
        var dice = new Dice(1);
        var scratch = new int[Position.MOST_MOVES];
        return IntStream.range(0, PICKS)
                .mapToObj(_ -> position.token(position.pick(dice, scratch)))
                .collect(Collectors.groupingBy(token -> token, Collectors.counting()));
    }

    private static double share(Map<String, Long> picks, String token) {
        return (double) picks.getOrDefault(token, 0L) / PICKS;
    }

    @Test
    void randomPlayPicksAKindFirstAndThenAToken() {
        var picks = picks(Scene.of(2, 5, Scene.APART).position());
        assertThat(picks).hasSize(5);
        assertThat(share(picks, "draw")).isCloseTo(1 / 3.0, within(0.01));
        assertThat(share(picks, "mark:2,0")).isCloseTo(1 / 6.0, within(0.01));
        assertThat(share(picks, "unmark:0,2")).isCloseTo(1 / 6.0, within(0.01));
    }

    @Test
    void theBagGivesEveryTileWithTheSameChance_H1() {
        var scene = Scene.golden("ends-by-tiles-out", 70);
        scene.position().enter(Stages.DRAW);
        var picks = picks(scene.position());
        assertThat(share(picks, "tile:F")).isCloseTo(4 / 79.0, within(0.01));
        assertThat(share(picks, "tile:M")).isCloseTo(25 / 79.0, within(0.01));
    }
}
