package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.search.net.Net;
import freehold.search.net.NetKnowledge;
import freehold.search.net.Shape;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Search guided by a net, even one that knows nothing, proves what is true and always finds the same.
class GuidedTest {
    private static final Game GAME = Games.named("estate");
    private static final Setup SETUP = GAME.setup(2, Map.of("size", "3", "pie", "false"));

    private static Knowledge knowledge() {
        var features = GAME.features(SETUP).orElseThrow();
        var shape = new Shape(features.rows(), 8, 1, features.outputs(), 4, 2);
        var weights = shape.zeros();
        var dice = new Dice(5);
        for (var vector : weights) {
            for (var i = 0; i < vector.length; i++) {
                vector[i] = (dice.below(2001) - 1000) * 5e-4F;
            }
        }
        return new NetKnowledge(GAME.knowledge(), features, new Net(shape, weights));
    }

    private static Position afterRandomPlies(int plies, long seed) {
        var position = GAME.start(SETUP);
        var dice = new Dice(seed);
        for (var i = 0; i < plies && !position.isOver(); i++) {
            position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
        }
        return position;
    }

    @Test
    void whatItProvesIsTrue() {
        var proven = 0;
        for (var seed = 1; seed <= 40; seed++) {
            var position = afterRandomPlies(6, seed);
            if (position.isOver()) {
                continue;
            }
            var analysis = new Thinker(position, GuidedTest::knowledge, seed, Clock.WALL)
                    .think(position, Budget.ofNodes(3_000), Watch.SILENT);
            if (analysis.verdict() != Verdict.OPEN) {
                proven++;
                var winner = analysis.verdict() == Verdict.WIN ? position.actor() : 3 - position.actor();
                var value = new Solver(GAME.knowledge(), 16, _ -> {}).solve(position);
                assertThat(value).isEqualTo(winner == 1 ? Solver.WIN : Solver.LOSS);
            }
        }
        assertThat(proven).isGreaterThan(20);
    }

    @Test
    void aShortSearchKnowsWhatCanBeLearnt() {
        var position = afterRandomPlies(2, 1);
        var root = new GumbelRoot(position, knowledge(), 8, 1);
        root.think(position, 32);
        var again = new GumbelRoot(position, knowledge(), 8, 1);
        again.think(position, 32);
        var sum = 0.0;
        for (var i = 0; i < root.count(); i++) {
            assertThat(position.isLegal(root.move(i))).isTrue();
            assertThat(again.share(i)).isEqualTo(root.share(i));
            sum += root.share(i);
        }
        assertThat(sum).isCloseTo(1, within(1e-9));
        assertThat(root.value(1) + root.value(2)).isCloseTo(1, within(1e-6));
        assertThat(again.move()).isEqualTo(root.move());
    }
}
