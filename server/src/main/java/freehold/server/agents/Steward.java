package freehold.server.agents;

import freehold.server.hall.Hall;
import freehold.server.store.Page;
import freehold.server.store.Store;
import freehold.server.store.StoreException;
import freehold.server.table.Play;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Lets agents act and clocks run out. Of all processes that share the tables one is the steward; the others hold
/// themselves ready.
public final class Steward implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Steward.class.getName());
    private static final Duration ROUND = Duration.ofMillis(250);
    private static final int LATE_AT_ONCE = 200;
    private static final Duration RETRY = Duration.ofSeconds(1);

    private final Hall hall;
    private final Store store;
    private final Clock clock;
    private final Duration pace;
    private final ThinkingPool pool;
    private final SecureRandom seeds = new SecureRandom();
    private final Thread rounds;
    private final CountDownLatch end = new CountDownLatch(1);
    private volatile boolean isOnDuty;

    public Steward(Hall hall, Store store, Clock clock, Agents agents) {
        this.hall = hall;
        this.store = store;
        this.clock = clock;
        this.pace = agents.pace();
        this.pool = new ThinkingPool(agents.thinkers());
        this.rounds = Thread.ofVirtual().name("steward").unstarted(this::goRound);
    }

    public void start() {
        hall.onChange(this::consider);
        rounds.start();
    }

    /// What an agent does about a table.
    ///
    /// @param ahead how many tables are thought for first
    public record Thought(String state, int ahead) {}

    /// @param isAwaited whether an agent is to act; a process that is not the steward knows no more than that
    public Optional<Thought> thought(String table, boolean isAwaited) {
        if (!isOnDuty) {
            return isAwaited ? Optional.of(new Thought("elsewhere", 0)) : Optional.empty();
        }
        return pool.ahead(table).map(ahead -> new Thought(ahead == 0 ? "thinking" : "queued", ahead));
    }

    /// How many tables wait for a thinker.
    public int queued() {
        return pool.waiting();
    }

    private void consider(Table table) {
        if (isOnDuty && table.awaitsAgent()) {
            var id = table.id();
            var since = System.nanoTime();
            pool.submit(id, () -> act(id, since));
        }
    }

    private void act(String id, long since) {
        if (!isOnDuty) {
            return; // whoever is the steward by now considers the table anew
        }
        try {
            hall.look(id, Turn::of).ifPresent(turn -> act(id, since, turn));
        } catch (StoreException e) {
            LOG.log(Level.SEVERE, "a table could not be read; trying again", e);
            later(RETRY, () -> pool.submit(id, () -> act(id, since)));
        }
    }

    private void act(String id, long since, Turn turn) {
        if (turn.isSecretive()) {
            var move = turn.think(min(share(since), pace), seeds.nextLong());
            later(pace.minusNanos(System.nanoTime() - since), () -> play(id, turn, move));
        } else {
            play(id, turn, turn.think(share(since), seeds.nextLong()));
        }
    }

    private Duration share(long since) {
        return Share.of(Duration.ofNanos(System.nanoTime() - since), pool.size(), pool.waiting());
    }

    private static Duration min(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private static void later(Duration delay, Runnable work) {
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(delay.isNegative() ? Duration.ZERO : delay);
                work.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private void play(String id, Turn turn, int move) {
        if (!isOnDuty) {
            return; // likewise
        }
        try {
            hall.act(id, table -> Play.agentPly(table, turn.position(), move));
        } catch (Refused e) {
            if (e.code() == Refused.Code.BUSY) {
                later(RETRY, () -> play(id, turn, move));
            }
            // Else something happened meanwhile, and whatever it was had the table considered anew.
        } catch (StoreException e) {
            LOG.log(Level.SEVERE, "an agent's ply could not be stored; trying again", e);
            later(RETRY, () -> play(id, turn, move));
        }
    }

    private void goRound() {
        try {
            do {
                attend();
            } while (!end.await(ROUND.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void attend() {
        try {
            var isSteward = store.isSteward();
            if (isSteward && !isOnDuty) {
                takeOver();
            }
            isOnDuty = isSteward;
            hall.followAll(isSteward);
            if (isSteward) {
                store.late(clock.instant(), LATE_AT_ONCE).forEach(id -> attendTo(id, this::flag));
            }
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "the steward stumbled and goes on", e);
        }
    }

    /// Looks at every table that may wait for an agent.
    private void takeOver() {
        isOnDuty = true;
        var page = new Page("", Page.LARGEST);
        while (true) {
            var ids = store.withAgents(page);
            ids.forEach(id -> attendTo(id, this::reconsider));
            if (ids.size() < page.limit()) {
                return;
            }
            page = new Page(ids.getLast(), Page.LARGEST);
        }
    }

    /// What is wrong with one table is not the others' fault.
    private static void attendTo(String id, Consumer<String> duty) {
        try {
            duty.accept(id);
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, e, () -> "table %s can't be attended to".formatted(id));
        }
    }

    private void reconsider(String id) {
        hall.look(id, table -> {
            consider(table);
            return table.version();
        });
    }

    /// Whoever acts at a table first sees to it that the late are flagged; so doing nothing is enough.
    private void flag(String id) {
        hall.act(id, _ -> List.of());
    }

    @Override
    public void close() {
        isOnDuty = false;
        end.countDown();
        pool.close();
        try {
            rounds.join(); // the database must not be closed under its hands
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
