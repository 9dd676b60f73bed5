package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Tactic;
import freehold.search.net.BestKnowledge;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
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
        assertThat(nodes(growing)).allSatisfy(node -> {
            assertThat(tries(growing.tree(), node)).isLessThanOrEqualTo(growing.tree().visits[node]);
            assertThat(values(growing.tree(), node)).isCloseTo(1, offset(1e-5));
        });
    }

    /// Of all moves; what was forgotten is missing.
    private static int tries(Tree tree, int node) {
        return IntStream.range(tree.firstEdge[node], tree.firstEdge[node] + tree.edgeCount[node])
                .map(edge -> tree.tries[edge])
                .sum();
    }

    /// Of all seats.
    private static double values(Tree tree, int node) {
        return IntStream.rangeClosed(1, tree.seats)
                .mapToDouble(seat -> tree.value(node, seat))
                .sum();
    }

    private static void walk(Mcts mcts, GrowingTree growing, Position start) {
        while (growing.mayGoOn(GAMES)) {
            mcts.iterate(start);
        }
    }

    static Stream<Arguments> tactics() {
        return Games.all().stream().flatMap(game -> Tactic.of(game).stream().map(tactic -> arguments(game, tactic)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("tactics")
    void threadsTogetherFindTactics(Game game, Tactic tactic) {
        var position = tactic.position(game);
        var thinker = new Thinker(position, BestKnowledge.of(game, tactic.setup()), 5, THREADS);
        var analysis = thinker.think(position, Budget.ofNodes(8_000), Watch.SILENT);
        assertThat(analysis.best().token()).isIn(tactic.solutions());
        assertThat(analysis.nodes()).isLessThanOrEqualTo(8_000);
    }

    /// All visited nodes that can be reached from the root.
    private static Set<Integer> nodes(GrowingTree growing) {
        var tree = growing.tree();
        var seen = new HashSet<Integer>();
        var next = new ArrayDeque<Integer>();
        next.add(growing.root());
        while (!next.isEmpty()) {
            var node = next.remove();
            if (seen.add(node)) {
                IntStream.range(tree.firstEdge[node], tree.firstEdge[node] + tree.edgeCount[node])
                        .map(edge -> tree.child[edge])
                        .filter(child -> tree.visits[child] > 0)
                        .forEach(next::add);
            }
        }
        return seen;
    }
}
