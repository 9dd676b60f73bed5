package freehold.server.agents;

import freehold.answers.Advice;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Watch;
import freehold.server.table.Refused;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// Thinks about positions for people, one after the other and apart from the agents, who must not wait for it. Networks
/// take turns, and while somebody waits nobody is thought for longer than a moment.
public final class Analyst implements AutoCloseable {
    private static final int WAITING_AT_MOST = 8;
    /// Half of the places, so that one network never has them all.
    private static final int OF_A_NETWORK_AT_MOST = WAITING_AT_MOST / 2;
    /// So that nobody fills those alone: enough for the board that is looked at and a few tabs beside it.
    private static final int FOR_ONE_AT_MOST = 3;

    private static final Duration WHILE_OTHERS_WAIT = Duration.ofSeconds(2);
    private static final Map<String, Object> RETRY = Map.of("retryAfter", 5);

    private final ThinkingPool pool = new ThinkingPool(1);
    private final Map<String, Integer> askers = new ConcurrentHashMap<>();

    /// Starts to think as soon as others are done with.
    ///
    /// @param network where the asker is
    /// @param asker who wants to know
    /// @param watch hears of the progress, on another thread
    /// @param done hears of the result
    public void think(
            String network,
            String asker,
            Game game,
            Setup setup,
            Position position,
            Budget budget,
            Watch watch,
            Consumer<Analysis> done) {
        if (pool.waiting() >= WAITING_AT_MOST || pool.wanted(network) > OF_A_NETWORK_AT_MOST) {
            throw new Refused(Refused.Code.BUSY, "too many want to know; try again", RETRY);
        }
        if (askers.merge(asker, 1, Integer::sum) > FOR_ONE_AT_MOST) {
            leave(asker);
            throw new Refused(
                    Refused.Code.TOO_MANY, Phrase.of("at most %s analyses at once for each", FOR_ONE_AT_MOST), RETRY);
        }
        pool.submit(new Owner(network, asker), "analysis " + UUID.randomUUID(), () -> {
            try {
                done.accept(Advice.about(game, setup, position, budget, new Considerate(watch)));
            } finally {
                leave(asker);
            }
        });
    }

    /// Stops sooner if somebody else waits.
    private final class Considerate implements Watch {
        private final Watch usual;
        private final long start = System.nanoTime();

        Considerate(Watch usual) {
            this.usual = usual;
        }

        @Override
        public boolean isStopped() {
            return usual.isStopped() || (System.nanoTime() - start > WHILE_OTHERS_WAIT.toNanos() && pool.waiting() > 0);
        }

        @Override
        public void report(Analysis analysis) {
            usual.report(analysis);
        }
    }

    /// Whether it still can.
    public boolean isThinking() {
        return pool.isComplete();
    }

    private void leave(String asker) {
        askers.computeIfPresent(asker, (_, asked) -> asked == 1 ? null : asked - 1);
    }

    @Override
    public void close() {
        pool.close();
    }
}
