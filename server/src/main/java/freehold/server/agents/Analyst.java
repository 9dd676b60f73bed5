package freehold.server.agents;

import freehold.kernel.Game;
import freehold.kernel.Position;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.server.table.Refused;
import java.security.SecureRandom;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;

/// Thinks about positions for people, one after the other and apart from the agents, who must not wait for it.
public final class Analyst implements AutoCloseable {
    private static final int WAITING_AT_MOST = 8;

    private final ThinkingPool pool = new ThinkingPool(1);
    private final SecureRandom seeds = new SecureRandom();

    /// Starts to think as soon as others are done with.
    ///
    /// @param watch hears of the progress, on another thread
    /// @param done hears of the result
    public void think(Game game, Position position, Budget budget, Watch watch, Consumer<Analysis> done) {
        if (pool.waiting() >= WAITING_AT_MOST) {
            throw new Refused(Refused.Code.BUSY, "too many want to know; try again", Map.of("retryAfter", 5));
        }
        pool.submit("analysis " + UUID.randomUUID(), () -> {
            var thinker = new Thinker(position, game::knowledge, seeds.nextLong(), 1);
            done.accept(thinker.think(position, budget, watch));
        });
    }

    @Override
    public void close() {
        pool.close();
    }
}
