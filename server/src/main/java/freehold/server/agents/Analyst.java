package freehold.server.agents;

import freehold.kernel.Game;
import freehold.kernel.Phrase;
import freehold.kernel.Position;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.server.table.Refused;
import java.security.SecureRandom;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// Thinks about positions for people, one after the other and apart from the agents, who must not wait for it.
public final class Analyst implements AutoCloseable {
    private static final int WAITING_AT_MOST = 8;
    /// So that nobody fills the queue alone: enough for the board that is looked at and a few tabs beside it.
    private static final int FOR_ONE_AT_MOST = 3;

    private static final Map<String, Object> RETRY = Map.of("retryAfter", 5);

    private final ThinkingPool pool = new ThinkingPool(1);
    private final SecureRandom seeds = new SecureRandom();
    private final Map<String, Integer> askers = new ConcurrentHashMap<>();

    /// Starts to think as soon as others are done with.
    ///
    /// @param asker who wants to know
    /// @param watch hears of the progress, on another thread
    /// @param done hears of the result
    public void think(String asker, Game game, Position position, Budget budget, Watch watch, Consumer<Analysis> done) {
        if (pool.waiting() >= WAITING_AT_MOST) {
            throw new Refused(Refused.Code.BUSY, "too many want to know; try again", RETRY);
        }
        if (askers.merge(asker, 1, Integer::sum) > FOR_ONE_AT_MOST) {
            leave(asker);
            throw new Refused(
                    Refused.Code.TOO_MANY, Phrase.of("at most %s analyses at once for each", FOR_ONE_AT_MOST), RETRY);
        }
        pool.submit("analysis " + UUID.randomUUID(), () -> {
            try {
                var thinker = new Thinker(position, game::knowledge, seeds.nextLong(), 1);
                done.accept(thinker.think(position, budget, watch));
            } finally {
                leave(asker);
            }
        });
    }

    private void leave(String asker) {
        askers.computeIfPresent(asker, (_, asked) -> asked == 1 ? null : asked - 1);
    }

    @Override
    public void close() {
        pool.close();
    }
}
