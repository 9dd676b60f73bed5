package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.search.exact.Solver;
import freehold.search.net.Net;
import freehold.search.net.NetKnowledge;
import freehold.search.net.Shape;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Search guided by a net, even one that knows nothing, proves what is true and always finds the same.
class GuidedTest {
    private static final Game GAME = Games.named("estate");
    private static final Setup SETUP = GAME.setup(2, Map.of("size", "3", "pie", "false"));

    private static Knowledge knowledge() {
        return knowledge(5e-4F);
    }

    /// @param scale of its weights; with 0, all moves look alike
    private static Knowledge knowledge(float scale) {
        var features = GAME.features(SETUP).orElseThrow();
        var shape = new Shape(features.rows(), 8, 1, features.outputs(), 4, 2);
        var weights = shape.zeros();
        var dice = new Dice(5);
        for (var vector : weights) {
            for (var i = 0; i < vector.length; i++) {
                vector[i] = (dice.below(2001) - 1000) * scale;
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

    /// Several threads share a tree.
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whatItProvesIsTrue(int threads) {
        var proven = 0;
        for (var seed = 1; seed <= 40; seed++) {
            var position = afterRandomPlies(6, seed);
            if (position.isOver()) {
                continue;
            }
            var analysis = new Thinker(position, GuidedTest::knowledge, seed, threads)
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

    /// Two walks that overlap, here on one thread.
    @Test
    void whoeverFollowsAnotherWalkGoesElsewhere() {
        var start = afterRandomPlies(2, 1);
        var growing = new GrowingTree(2, 1 << 13, Crew.ALONE);
        growing.startFrom(start);
        var one = new Mcts(growing, start, knowledge(0), 1);
        var other = new Mcts(growing, start, knowledge(0), 2);
        one.iterate(start);
        one.setOut(start);
        other.setOut(start);
        assertThat(movesTriedOnce(growing)).isEqualTo(2);
        assertThat(growing.tree().visits[growing.root()])
                .as("results at the root")
                .isEqualTo(1);
        Stream.of(one, other).forEach(walk -> {
            walk.judge();
            walk.comeBack();
        });
        assertThat(growing.tree().visits[growing.root()]).isEqualTo(3);
    }

    private static long movesTriedOnce(GrowingTree growing) {
        var tree = growing.tree();
        var first = tree.firstEdge[growing.root()];
        return IntStream.range(first, first + tree.edgeCount[growing.root()])
                .filter(edge -> tree.tries[edge] == 1)
                .count();
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
