package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.sun.management.ThreadMXBean;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.search.net.Net;
import freehold.search.net.NetKnowledge;
import freehold.search.net.Shape;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// A simulated game leaves nothing behind for the collector, in no game and with or without knowledge.
class GarbageTest {
    /// As many nodes as a tree starts with, so that it never grows.
    private static final int NODES = 1 << 13;

    private static final int WARM_UP = 20_000;
    private static final int GAMES = 2_000;

    static Stream<Arguments> searches() {
        return Games.all().stream()
                .flatMap(game -> Stream.concat(
                        Stream.of(
                                arguments(game, "classic", game.knowledge()),
                                arguments(game, "full", game.bestKnowledge()),
                                arguments(game, "uct", Knowledge.none())),
                        net(game).map(net -> arguments(game, "net", net)).stream()));
    }

    /// With a net that knows nothing, for games that can be learnt.
    private static Optional<Knowledge> net(Game game) {
        var seats = game.seats().usual();
        return game.features(game.setup(seats, Map.of())).map(features -> {
            var shape = new Shape(features.rows(), 8, 1, features.outputs(), 4, seats);
            return new NetKnowledge(game.knowledge(), features, new Net(shape, shape.zeros()));
        });
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("searches")
    void simulatedGamesLeaveNoGarbage(Game game, String agent, Knowledge knowledge) {
        var start = SignatureTest.decision(game, game.seats().usual(), 10);
        var search = new Mcts(start, knowledge, 1, NODES);
        search.startFrom(start);
        simulate(search, start, WARM_UP);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        var before = threads.getCurrentThreadAllocatedBytes();
        simulate(search, start, GAMES);
        var bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(bytes).as("bytes in %d simulated games of %s", GAMES, agent).isLessThan(GAMES);
    }

    private static void simulate(Mcts search, Position start, int games) {
        for (var i = 0; i < games; i++) {
            search.iterate(start);
        }
    }
}
