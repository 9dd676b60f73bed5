package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import freehold.kernel.mind.Level;
import freehold.kernel.position.Position;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
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

    /// Whoever has thought on knows several answers to what is played then; a newcomer who looks once knows one.
    @Test
    void thinksInOthersTime() {
        var game = Games.named("estate");
        var setup = game.setup(2, Map.of("size", "4", "pie", "false"));
        var position = game.start(setup);
        var opponent = new Opponent(game, setup, new Level(5, Long.MAX_VALUE, 1, 0, true), 1);
        position.playLegal(opponent.choose(position));
        while (position.actor() == 1) {
            position.playLegal(opponent.choose(position));
        }
        var moments = 0;
        while (opponent.thinkOn(position)) {
            assertThat(++moments).isLessThan(1000);
        }
        var expected =
                new Thinker(position, game::knowledge, 1, 1).think(position, Budget.ofNodes(NODES), Watch.SILENT);
        position.playLegal(expected.best().move());
        var newcomer = new Opponent(game, setup, new Level(4, 1, 1, 0, false), 1);
        assertThat(known(opponent, position)).isGreaterThan(known(newcomer, position));
    }

    private static long known(Opponent opponent, Position position) {
        return opponent.decide(position, Watch.SILENT).analysis().orElseThrow().candidates().stream()
                .filter(move -> move.share() > 0)
                .count();
    }

    @Test
    void levelsOfSoManySimulatedGamesDoNotThinkInOthersTime() {
        var game = Games.named("estate");
        var setup = game.setup(2, Map.of());
        var position = game.start(setup);
        for (var level : game.levels()) {
            var opponent = new Opponent(game, setup, level, 1);
            var afterSwap = game.start(game.setup(2, Map.of("pie", "false")));
            assertThat(opponent.thinkOn(afterSwap)).isEqualTo(level.number() >= 5);
            assertThat(opponent.thinkOn(position)).isFalse();
        }
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

    /// What somebody gives away with each of many first plies, as a share of the win.
    private static double[] mistakes(double temperature) {
        var game = Games.named("esgros");
        var setup = game.setup(2, Map.of("pie", "false"));
        return IntStream.range(0, 300)
                .mapToDouble(seed -> {
                    var opponent = new Opponent(game, setup, new Level(1, 100, 60_000, temperature, false), seed);
                    return mistake(opponent.decide(game.start(setup), Watch.SILENT));
                })
                .toArray();
    }

    private static double mistake(Opponent.Decision decision) {
        var analysis = decision.analysis().orElseThrow();
        var played = analysis.candidates().stream()
                .filter(candidate -> candidate.move() == decision.move())
                .findAny()
                .orElseThrow();
        // A bounded look: nobody plays what was hardly looked at
        assertThat(played.share()).isGreaterThanOrEqualTo(0.1 * analysis.best().share());
        return analysis.best().value() - played.value();
    }

    private static long between(double[] mistakes, double low, double high) {
        return DoubleStream.of(mistakes)
                .filter(mistake -> mistake > low && mistake <= high)
                .count();
    }

    @Test
    void smallMistakesAreFrequentAndLargeOnesRare() {
        var mistakes = mistakes(0.03);
        assertThat(between(mistakes, 0.001, 0.05)).isGreaterThan(10 * Math.max(1, between(mistakes, 0.15, 1)));
        assertThat(between(mistakes, 0.05, 1)).isPositive();
    }

    @Test
    void theHotterTheMoreIsGivenAway() {
        var cold = DoubleStream.of(mistakes(0.002)).sum();
        var warm = DoubleStream.of(mistakes(0.03)).sum();
        var hot = DoubleStream.of(mistakes(0.3)).sum();
        assertThat(cold).isLessThan(warm);
        assertThat(warm).isLessThan(hot);
        assertThat(DoubleStream.of(mistakes(0)).sum()).isZero();
    }
}
