package freehold.server.hall;

import freehold.server.fair.Seed;
import freehold.server.store.Append;
import freehold.server.store.Card;
import freehold.server.store.Store;
import freehold.server.store.StoreException;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/// Where all tables stand. The only door to them: looking, acting and watching.
public final class Hall implements AutoCloseable {
    private static final int IN_MEMORY = 10_000;
    private static final int SWEPT_AT_ONCE = IN_MEMORY / 10;

    private final Store store;
    private final Clock clock;
    private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
    private volatile boolean followsAll;
    private final List<Consumer<Table>> listeners = new CopyOnWriteArrayList<>();

    public Hall(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
        store.onAnnouncement(this::catchUp);
    }

    /// Hears of every table that is loaded or has changed, while the table is held: must be quick.
    public void onChange(Consumer<Table> listener) {
        listeners.add(listener);
    }

    /// Whether to hear also of tables that only other processes have used so far.
    public void followAll(boolean follow) {
        followsAll = follow;
    }

    private void changed(Table table) {
        listeners.forEach(listener -> listener.accept(table));
    }

    /// Opens a new table and returns its name.
    ///
    /// @param opening its first events, by its name and seed
    public String create(BiFunction<String, Seed, List<Event>> opening) {
        var id = Names.fresh(clock.instant());
        create(id, opening);
        return id;
    }

    /// Opens a table whose name was given out before, unless somebody has done so.
    public void createOnce(String id, BiFunction<String, Seed, List<Event>> opening) {
        if (isThere(id)) {
            return;
        }
        try {
            create(id, opening);
        } catch (StoreException e) {
            if (!isThere(id)) {
                throw e;
            }
        }
    }

    private boolean isThere(String id) {
        return tables.containsKey(id) || store.log(id).isPresent();
    }

    private void create(String id, BiFunction<String, Seed, List<Event>> opening) {
        var now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        var seed = Seed.random();
        var entries = Entry.number(1, now, "", opening.apply(id, seed));
        var table = new Table(id, seed, entries);
        store.create(new Append(id, entries, Optional.of(Card.of(table))), seed);
        tables.putIfAbsent(id, new LiveTable(table, store, clock, this::changed));
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
    public Subscription watch(String id, Guest guest, int since, Watcher watcher) {
        return with(id, table -> table.watch(guest, since, watcher));
    }

    /// How many watch a table without a seat at it, through this process.
    public int watchers(String id) {
        return Optional.ofNullable(tables.get(id)).map(LiveTable::watchers).orElse(0);
    }

    private <T> T with(String id, Function<LiveTable, Optional<T>> work) {
        if (!Names.isName(id)) {
            throw new Refused(Refused.Code.NOT_FOUND, "there is no such table");
        }
        while (true) {
            var live = tables.computeIfAbsent(id, name -> new LiveTable(name, store, clock, this::changed));
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
        var affected = id.isEmpty() ? List.copyOf(tables.keySet()) : List.of(id);
        for (var name : affected) {
            if (followsAll || tables.containsKey(name)) {
                look(name, Table::version);
            }
        }
    }

    /// Forgets what was not asked for in the longest time.
    private void sweep() {
        if (tables.size() > IN_MEMORY) {
            // Others go on touching tables meanwhile, so the times are taken down before they are compared.
            var touched = new HashMap<LiveTable, Long>();
            tables.values().forEach(table -> touched.put(table, table.touched()));
            touched.entrySet().stream()
                    .sorted(Map.Entry.comparingByValue())
                    .limit(SWEPT_AT_ONCE)
                    .map(Map.Entry::getKey)
                    .filter(LiveTable::retire)
                    .forEach(table -> tables.remove(table.id(), table));
        }
    }

    public int inMemory() {
        return tables.size();
    }

    /// Tells all who watch to come again, wherever that will be.
    @Override
    public void close() {
        tables.values().forEach(LiveTable::loseWatchers);
    }
}
