package freehold.server.agents;

import freehold.kernel.position.Position;
import freehold.server.decisions.Delegation;
import freehold.server.decisions.Play;
import freehold.server.hall.Hall;
import freehold.server.health.Trouble;
import freehold.server.memory.LruCache;
import freehold.server.store.Page;
import freehold.server.store.Store;
import freehold.server.store.StoreException;
import freehold.server.table.Chair;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/// Lets agents act and clocks run out. Of all processes that share the tables one is the steward; the others hold
/// themselves ready.
public final class Steward implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Steward.class.getName());
    private static final Duration ROUND = Duration.ofMillis(250);
    private static final int LATE_AT_ONCE = 200;
    private static final int INHERITED_AT_ONCE = 50;
    private static final int GUESTS_REMEMBERED = 20_000;
    private static final Duration RETRY = Duration.ofSeconds(1);
    /// For a thought that does not end on the dot.
    private static final Duration SLACK = Duration.ofMillis(5);
    /// A round that takes longer is none.
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(30);

    private final Hall hall;
    private final Store store;
    private final Clock clock;
    private final Duration pace;
    private final ThinkingPool pool;
    private final Pulse pulse;
    private final Trouble trouble = new Trouble("the steward stumbled and goes on");
    private final Trouble outage = new Trouble("tables can't be read or stored; trying again");
    /// Where each guest was last seen.
    private final Map<String, String> networks = LruCache.atMost(GUESTS_REMEMBERED);

    private final Deferred deferred = new Deferred();
    private final Exhibitions exhibitions;
    private final Opponents opponents;
    private final Thread rounds;
    private final CountDownLatch end = new CountDownLatch(1);
    /// The tables of whoever was the steward before, as long as not all of them were looked at.
    private Optional<Page> inherited = Optional.empty();

    private volatile boolean isOnDuty;
    private volatile long lastRound = System.nanoTime();

    public Steward(Hall hall, Store store, Clock clock, Agents agents) {
        this(hall, store, clock, agents.pace(), new ThinkingPool(agents.thinkers()));
    }

    Steward(Hall hall, Store store, Clock clock, Duration pace, ThinkingPool pool) {
        this.hall = hall;
        this.store = store;
        this.clock = clock;
        this.pace = pace;
        this.pool = pool;
        this.pulse = new Pulse(hall, store, clock);
        this.opponents = new Opponents(pool.size());
        this.exhibitions = new Exhibitions(hall, clock, pace, pool, opponents, this::owner);
        this.rounds = Thread.ofVirtual().name("steward").unstarted(this::goRound);
    }

    /// Returns when it is known whether there was no server before.
    public void start() {
        hall.onChange(this::consider);
        attend();
        rounds.start();
    }

    /// A guest asks for something, whatever that is.
    public void met(Guest guest, String network) {
        networks.put(guest.id(), network);
    }

    /// What an agent does about a table.
    ///
    /// @param ahead how many tables are thought for first
    public record Thought(String state, int ahead) {}

    /// What is told of an agent that is to act. Whoever hides something seems to think until it plays; a process that
    /// is not the steward knows nothing.
    public Optional<Thought> thought(Table table) {
        if (!table.awaitsAgent() || table.isExhibition()) {
            return Optional.empty();
        }
        if (!isOnDuty || deferred.isWaitingFor(table.id())) {
            return Optional.of(new Thought("elsewhere", 0));
        }
        return Turn.isSecretive(table.position())
                ? Optional.of(new Thought("thinking", 0))
                : pool.ahead(table.id()).map(ahead -> new Thought(ahead == 0 ? "thinking" : "queued", ahead));
    }

    /// How many threads think.
    public int thinkers() {
        return pool.size();
    }

    /// How many of them think for somebody now.
    public int thinking() {
        return pool.busy();
    }

    /// Whether this process is the steward.
    public boolean isOnDuty() {
        return isOnDuty;
    }

    /// How many tables wait for a thinker.
    public int queued() {
        return pool.waiting();
    }

    /// Whether agents can still think.
    public boolean isThinking() {
        return pool.isComplete();
    }

    /// Whether it still goes its rounds.
    public boolean isAttentive() {
        return rounds.isAlive() && System.nanoTime() - lastRound < LONGEST_ROUND.toNanos();
    }

    private void consider(Table table) {
        if (table.isExhibition()) {
            exhibitions.consider(table);
        } else if (!isOnDuty || !table.awaitsAgent()) {
            deferred.remove(table.id());
        } else if (isThoughtForElsewhere(table)) {
            deferred.put(table, clock.instant());
        } else {
            think(table);
        }
    }

    /// Whether the only player's own program thinks for the agents, so that the others' agents need not wait for them.
    private boolean isThoughtForElsewhere(Table table) {
        return Delegation.thinker(table)
                .filter(guest -> hall.hasThinker(table.id(), guest))
                .isPresent();
    }

    private void think(Table table) {
        deferred.remove(table.id());
        submit(owner(table), table.id(), System.nanoTime());
    }

    /// A program that has promised to think has gone, or sleeps.
    private void takeOver(String id) {
        hall.look(id, table -> {
            if (table.awaitsAgent()) {
                think(table);
            }
            return table.version();
        });
    }

    private void submit(Owner owner, String id, long since) {
        pool.submit(owner, id, () -> act(owner, id, since));
    }

    /// For whom a table's agents think: whoever has many tables waits for others.
    private Owner owner(Table table) {
        var guest = table.chairs().stream()
                .flatMap(chair -> chair instanceof Chair.Person person ? Stream.of(person.guest()) : Stream.empty())
                .findFirst()
                .or(() -> table.created().host())
                .orElse("");
        return new Owner(networks.getOrDefault(guest, guest), guest);
    }

    private void act(Owner owner, String id, long since) {
        if (!isOnDuty) {
            return; // whoever is the steward by now considers the table anew
        }
        try {
            hall.look(id, Turn::of).ifPresent(turn -> act(id, since, turn));
        } catch (Refused e) {
            LOG.log(Level.FINE, "table {0} is gone: {1}", new Object[] {id, e.sentence()});
        } catch (StoreException e) {
            outage.failed(e);
            Delay.after(RETRY, () -> submit(owner, id, since));
        }
    }

    /// Where an agent hides something, how long it thinks and when it plays are fixed before it thinks; so neither
    /// depends on what it finds, or on whether it has a choice.
    private void act(String id, long since, Turn turn) {
        if (turn.isSecretive()) {
            var begin = System.nanoTime();
            var thought = turn.exactly(min(share(turn, since), pace));
            var moment =
                    Math.max(since + pace.toNanos(), begin + thought.plus(SLACK).toNanos());
            var move = turn.ponder(thought, opponents);
            Delay.after(Duration.ofNanos(moment - System.nanoTime()), () -> play(id, turn, move));
        } else {
            var move = turn.think(share(turn, since), opponents);
            play(id, turn, move);
            useTimeOfOthers(turn, turn.after(move));
        }
    }

    private void useTimeOfOthers(Turn turn, Position after) {
        if (after.actor() != turn.position().actor()) {
            pool.goOnWith(() -> opponents.thinkOn(turn, after));
        }
    }

    private Duration share(Turn turn, long since) {
        var waited = Duration.ofNanos(System.nanoTime() - since);
        return Share.of(turn.longest().minus(waited), pool.size(), pool.waiting());
    }

    private static Duration min(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private void play(String id, Turn turn, int move) {
        if (!isOnDuty) {
            return; // likewise
        }
        try {
            hall.act(id, table -> Play.agentPly(table, turn.position(), move));
            outage.passed();
        } catch (Refused e) {
            if (e.code() == Refused.Code.BUSY) {
                Delay.after(RETRY, () -> play(id, turn, move));
            }
            // Else something happened meanwhile, and whatever it was had the table considered anew.
        } catch (StoreException e) {
            outage.failed(e);
            Delay.after(RETRY, () -> play(id, turn, move));
        }
    }

    private void goRound() {
        try {
            do {
                attend();
                lastRound = System.nanoTime();
            } while (!end.await(ROUND.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void attend() {
        try {
            var isSteward = store.isSteward();
            if (isSteward && !isOnDuty) {
                pulse.begin();
                inherited = Optional.of(new Page("", INHERITED_AT_ONCE));
            }
            isOnDuty = isSteward;
            pulse.feel(isSteward);
            hall.followAll(isSteward);
            if (isSteward) {
                store.late(clock.instant(), LATE_AT_ONCE).forEach(id -> attendTo(id, this::flag));
                deferred.takeLate(clock.instant()).forEach(id -> attendTo(id, this::takeOver));
                inherited = inherited.flatMap(this::inherit);
            }
            trouble.passed();
        } catch (Throwable e) {
            pulse.miss();
            trouble.failed(e);
        }
    }

    /// Looks at some of the tables that may have waited for an agent since another one was the steward. Whoever comes
    /// to a table before its turn has it looked at, too; so nobody waits for the others.
    ///
    /// @return the next ones
    private Optional<Page> inherit(Page page) {
        var ids = store.withAgents(page);
        ids.forEach(id -> attendTo(id, this::reconsider));
        return ids.size() < page.limit() ? Optional.empty() : Optional.of(new Page(ids.getLast(), page.limit()));
    }

    /// What is wrong with one table is not the others' fault.
    private void attendTo(String id, Consumer<String> duty) {
        try {
            duty.accept(id);
        } catch (Refused e) {
            disregard(id, e);
        } catch (StoreException e) {
            outage.failed(e);
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, e, () -> "table %s can't be attended to".formatted(id));
        }
    }

    private void disregard(String id, Refused because) {
        if (because.code() == Refused.Code.OLD_EDITION) {
            LOG.log(Level.WARNING, "table {0} is left alone: {1}", new Object[] {id, because.sentence()});
            store.disregard(id);
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
        var wasOnDuty = isOnDuty;
        isOnDuty = false;
        end.countDown();
        exhibitions.close();
        pool.close();
        try {
            rounds.join(); // the database must not be closed under its hands
            if (wasOnDuty) {
                pulse.end();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
