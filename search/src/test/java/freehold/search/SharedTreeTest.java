package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.search.net.BestKnowledge;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Several threads walk one tree, and nothing in it is lost, counted twice or wrong.
class SharedTreeTest {
    private static final int THREADS = 4;
    private static final int GAMES = 12_000;
    /// So few that the tree doubles, is full and forgets while the threads walk it.
    private static final int MOST_NODES = 1 << 14;

    static Stream<Arguments> searches() {
        return Games.all().stream()
                .flatMap(game -> Stream.of(
                        arguments(game, "best", BestKnowledge.of(game, setup(game))),
                        arguments(game, "classic", (Supplier<Knowledge>) game::knowledge)));
    }

    private static Setup setup(Game game) {
        return game.setup(game.seats().usual(), Map.of());
    }

    @Timeout(120)
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("searches")
    void everyVisitBringsItsResult(Game game, String agent, Supplier<Knowledge> knowledge) {
        var start = SignatureTest.decision(game, game.seats().usual(), 10);
        var threads = new Threads();
        var growing = new GrowingTree(start.seats(), MOST_NODES, threads);
        growing.startFrom(start);
        threads.work(IntStream.range(0, THREADS)
                .mapToObj(i -> (Runnable) () -> walk(new Mcts(growing, start, knowledge.get(), i), growing, start))
                .toList());
        assertThat(growing.games()).as("simulated games of %s", agent).isBetween(1L, (long) GAMES);
        assertThat(growing.tree().visits[growing.root()]).isEqualTo((int) growing.games());
        assertThat(nodes(growing))
                .allSatisfy(node -> assertThat(growing.tree().results(node)).isEqualTo(growing.tree().visits[node]));
    }

    private static void walk(Mcts mcts, GrowingTree growing, Position start) {
        while (growing.mayGoOn(GAMES)) {
            mcts.iterate(start);
        }
    }

    /// All nodes that can be reached from the root.
    private static Iterable<Integer> nodes(GrowingTree growing) {
        var tree = growing.tree();
        var seen = new HashSet<Integer>();
        var next = new ArrayDeque<Integer>();
        next.add(growing.root());
        while (!next.isEmpty()) {
            var node = next.remove();
            if (seen.add(node)) {
                IntStream.range(tree.firstEdge[node], tree.firstEdge[node] + tree.edgeCount[node])
                        .map(edge -> tree.child[edge])
                        .filter(child -> child != Tree.NONE)
                        .forEach(next::add);
            }
        }
        return seen;
    }
}
