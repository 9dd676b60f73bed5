package freehold.server.agents;

import freehold.server.hall.Hall;
import freehold.server.store.Store;
import freehold.server.store.StoreException;
import freehold.server.table.Absence;
import freehold.server.table.Refused;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.Logger;

/// The steward's sign of life, kept in the store while anybody's clock runs. While there is none, because no server
/// runs or the store can't be used, nobody can play: that time is nobody's.
final class Pulse {
    private static final Logger LOG = Logger.getLogger(Pulse.class.getName());
    private static final Duration BETWEEN = Duration.ofSeconds(5);
    /// A hiccup that nobody needs to be excused for.
    private static final Duration HICCUP = Duration.ofSeconds(2);

    private final Hall hall;
    private final Store store;
    private final Clock clock;
    private final Instant start;
    /// When the store could last be used.
    private Instant good;
    private boolean isMissed;
    private long noted = System.nanoTime() - BETWEEN.toNanos();

    Pulse(Hall hall, Store store, Clock clock) {
        this.hall = hall;
        this.store = store;
        this.clock = clock;
        this.start = clock.instant();
        this.good = start;
    }

    /// This process is the steward from now on. What was before it started is found out here; since then it, or another
    /// one, was there.
    void begin() {
        store.heartbeat().filter(seen -> seen.isBefore(start)).ifPresent(seen -> excuse(seen, start));
        store.beat(clock.instant());
    }

    /// Another round.
    void feel(boolean isSteward) {
        var hasClocks = store.hasClocks();
        var now = clock.instant();
        if (isSteward && isMissed && good.plus(HICCUP).isBefore(now)) {
            excuse(good, now);
        }
        if (isSteward && hasClocks && System.nanoTime() - noted >= BETWEEN.toNanos()) {
            store.beat(now);
            noted = System.nanoTime();
        }
        isMissed = false;
        good = now;
    }

    /// A round failed.
    void miss() {
        isMissed = true;
    }

    /// The server stops.
    void end() {
        try {
            store.beat(clock.instant());
        } catch (StoreException | Refused e) {
            LOG.log(Level.WARNING, "the time of the end could not be stored", e);
        }
    }

    private void excuse(Instant since, Instant until) {
        LOG.log(Level.INFO, "nobody could play from {0} to {1}: nobody''s time ran", new Object[] {since, until});
        hall.excuse(new Absence(since, until));
    }
}
