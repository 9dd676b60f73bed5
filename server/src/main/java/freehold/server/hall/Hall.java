package freehold.server.hall;

import freehold.server.fair.Seed;
import freehold.server.memory.Eviction;
import freehold.server.store.Append;
import freehold.server.store.Card;
import freehold.server.store.Store;
import freehold.server.store.StoreException;
import freehold.server.table.Absence;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import freehold.wire.table.Presence;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Where all tables stand. The only door to them: looking, acting and watching.
public final class Hall implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Hall.class.getName());
    private static final int IN_MEMORY = 10_000;
    /// A table at which nobody watches and nothing happens is soon read again when it is wanted.
    private static final Duration IDLE = Duration.ofMinutes(1);

    /// What an event takes in memory, roughly, with its share of the table.
    private static final int BYTES_OF_AN_EVENT = 512;

    /// A quarter of the memory is for tables.
    private static final long EVENTS_IN_MEMORY = Runtime.getRuntime().maxMemory() / 4 / BYTES_OF_AN_EVENT;

    private final Store store;
    private final Clock clock;
    private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
    private final Eviction<LiveTable> eviction = new Eviction<>(IN_MEMORY, EVENTS_IN_MEMORY, IDLE, System::nanoTime);
    private final Absences absences;
    private volatile boolean followsAll;
    private volatile boolean isClosing;
    private final List<Consumer<Table>> listeners = new CopyOnWriteArrayList<>();

    public Hall(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
        this.absences = new Absences(store);
        store.onAnnouncement(this::catchUp, this::drop);
    }

    /// Hears of every table that is loaded or has changed, and of games of computers alone that somebody comes to
    /// watch. Called under the table's lock; must not block.
    public void onChange(Consumer<Table> listener) {
        listeners.add(listener);
    }

    /// Whether to hear also of tables that only other processes have used so far.
    public void followAll(boolean follow) {
        followsAll = follow;
    }

    /// Nobody could play then: whoever had to gets the time back.
    public void excuse(Absence absence) {
        absences.add(absence);
    }

    private void changed(Table table) {
        listeners.forEach(listener -> listener.accept(table));
    }

    /// A table that may yet be opened: its seed is fixed already.
    public record Seal(String table, String commitment) {}

    /// Commits to the seed of a table before anybody has said anything about it.
    public Seal seal() {
        var id = Names.fresh(clock.instant());
        var seed = Seed.random();
        store.seal(id, seed, clock.instant());
        return new Seal(id, seed.commitment(id));
    }

    /// @throws Refused unless a table of that name is sealed and not opened yet
    public void checkSealed(String id) {
        sealed(id);
    }

    private Seed sealed(String id) {
        return store.sealed(id)
                .orElseThrow(() -> new Refused(
                        Refused.Code.NOT_FOUND, "there is no such seal; each is good for one table, and for an hour"));
    }

    /// Opens a new table and returns its name.
    ///
    /// @param opening its first events, by its name and seed
    public String create(BiFunction<String, Seed, List<Event>> opening) {
        var id = Names.fresh(clock.instant());
        create(id, Seed.random(), opening);
        return id;
    }

    /// Opens a table that was sealed.
    public void createSealed(String id, BiFunction<String, Seed, List<Event>> opening) {
        var seed = sealed(id);
        try {
            create(id, seed, opening);
        } catch (StoreException e) {
            sealed(id); // somebody else may have been faster
            throw e;
        }
    }

    /// Opens a table whose name was given out before, unless somebody has done so.
    public void createOnce(String id, BiFunction<String, Seed, List<Event>> opening) {
        if (isThere(id)) {
            return;
        }
        try {
            create(id, store.sealed(id).orElseGet(Seed::random), opening);
        } catch (StoreException e) {
            if (!isThere(id)) {
                throw e;
            }
        }
    }

    /// Whether there is a table of that name.
    public boolean isThere(String id) {
        return tables.containsKey(id) || store.isThere(id);
    }

    private void create(String id, Seed seed, BiFunction<String, Seed, List<Event>> opening) {
        var now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        var table = new Table(id, seed, Entry.number(1, now, "", opening.apply(id, seed)));
        LiveTable.followThrough(table, now);
        var entries = table.entriesAfter(0, Integer.MAX_VALUE);
        store.create(new Append(id, entries, Optional.of(Card.of(table))), seed);
        tables.putIfAbsent(id, new LiveTable(table, store, clock, absences, this::changed));
        sweep();
        changed(table);
    }

    public <T> T look(String id, Function<Table, T> look) {
        return with(id, table -> table.use(look));
    }

    /// Lets something happen. Returns the number of its first event.
    ///
    /// @param key the same one again has the same answer, and nothing more happens; empty for none
    public int act(String id, String key, Decision decision) {
        return with(id, table -> table.act(key, decision));
    }

    public int act(String id, Decision decision) {
        return act(id, "", decision);
    }

    /// Everything after the given version, and then what comes.
    public Subscription watch(String id, Viewer viewer, int since, Watcher watcher) {
        return watch(id, viewer, since, Optional.empty(), watcher);
    }

    /// The same as updates: what one event or several have changed, in one message.
    public Subscription watchUpdates(String id, Viewer viewer, int since, UpdateWriter writer, Watcher watcher) {
        return watch(id, viewer, since, Optional.of(writer), watcher);
    }

    private Subscription watch(String id, Viewer viewer, int since, Optional<UpdateWriter> writer, Watcher watcher) {
        var subscription = with(id, table -> table.watch(viewer, since, writer, watcher));
        if (isClosing) {
            subscription.lose(); // the others were told before this one came
        }
        return subscription;
    }

    /// All events of a table, one JSON text each, as somebody may know them.
    public List<String> events(String id, Viewer viewer) {
        return with(id, table -> table.eventsFor(viewer));
    }

    /// How many watch a table without a seat at it, through this process.
    public int watchers(String id) {
        return Optional.ofNullable(tables.get(id)).map(LiveTable::watchers).orElse(0);
    }

    /// Which of the people who play at a table are connected to it.
    public List<Presence> presence(Table table) {
        return Optional.ofNullable(tables.get(table.id()))
                .map(live -> live.presence(table))
                .orElse(List.of());
    }

    /// Whether anybody follows a table through this process.
    public boolean isWatched(String id) {
        return Optional.ofNullable(tables.get(id)).filter(LiveTable::isWatched).isPresent();
    }

    /// Whether a guest's program follows a table through this process and thinks for agents.
    public boolean hasThinker(String id, String guest) {
        return Optional.ofNullable(tables.get(id))
                .filter(table -> table.hasThinker(guest))
                .isPresent();
    }

    private <T> T with(String id, Function<LiveTable, Optional<T>> work) {
        if (!Names.isName(id)) {
            throw new Refused(Refused.Code.NOT_FOUND, "there is no such table");
        }
        while (true) {
            var live = tables.computeIfAbsent(id, name -> new LiveTable(name, store, clock, absences, this::changed));
            try {
                var result = work.apply(live);
                if (result.isPresent()) {
                    sweep();
                    return result.get();
                }
                tables.remove(id, live);
            } catch (Refused e) {
                if (e.code() == Refused.Code.NOT_FOUND) {
                    tables.remove(id, live);
                }
                throw e;
            }
        }
    }

    private void catchUp(String id) {
        if (id.isEmpty()) {
            absences.read();
        }
        var affected = id.isEmpty() ? List.copyOf(tables.keySet()) : List.of(id);
        for (var name : affected) {
            if (id.isEmpty() && !store.isThere(name)) {
                drop(name); // it was deleted while nobody listened
            } else if (followsAll || tables.containsKey(name)) {
                follow(name);
            }
        }
    }

    /// Changes a stored table otherwise than by adding events, or deletes it. Nobody uses it meanwhile; afterwards
    /// those who watch come again, and it is read anew.
    ///
    /// @param change whether anything was changed
    public boolean rewrite(String id, BooleanSupplier change) {
        return with(id, table -> table.rewrite(change));
    }

    /// What is known of a table is no longer true.
    private void drop(String id) {
        var live = tables.get(id);
        if (live != null) {
            live.rewrite(() -> true);
            tables.remove(id, live);
        }
    }

    private void follow(String id) {
        try {
            with(id, LiveTable::catchUp);
        } catch (Refused e) {
            // A table whose rules are gone does not keep the others from being followed.
            LOG.log(Level.FINE, "table {0} can''t be followed: {1}", new Object[] {id, e.sentence()});
        }
    }

    /// Forgets what was not asked for in the longest time.
    private void sweep() {
        eviction.run(tables.values(), LiveTable::lastUse, table -> table.retire() && tables.remove(table.id(), table));
    }

    /// Whether it need not be read and played through before it can be looked at.
    public boolean isInMemory(String id) {
        return tables.containsKey(id);
    }

    public int inMemory() {
        return tables.size();
    }

    /// Tells all who watch to come again, wherever that will be.
    @Override
    public void close() {
        isClosing = true;
        tables.values().forEach(LiveTable::loseWatchers);
    }
}
