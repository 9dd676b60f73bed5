package freehold.server.store;

import freehold.server.fair.Seed;
import freehold.server.metrics.Histogram;
import freehold.server.table.Entry;
import freehold.server.table.Guest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Where guests and tables are kept. Whatever returns from here is durable; all calls block.
///
/// @see StoreException for what can go wrong with any of them
public final class Store implements AutoCloseable {
    private final Database database;
    private final Histogram commits = new Histogram();

    public Store(Database database) {
        this.database = database;
    }

    /// @param token a hash of the guest's secret
    public void addGuest(Guest guest, String token, Instant at) {
        database.write(handle -> {
            Rows.addGuest(handle, guest, token, at);
            return guest;
        });
    }

    public void rename(Guest guest) {
        database.write(handle -> Rows.rename(handle, guest));
    }

    public Optional<Guest> guest(String token) {
        return database.read(handle -> Rows.guest(handle, token));
    }

    /// A new table, with its first events.
    public void create(Append first, Seed seed) {
        var rows = Rows.create(first, seed);
        database.write(handle -> {
            database.announce(handle, first.table());
            return rows.apply(handle);
        });
    }

    /// Adds events, unless somebody else has added some since: false then, and nothing is stored.
    public boolean append(Append append) {
        var start = System.nanoTime();
        var rows = Rows.append(append);
        var isAdded = database.write(handle -> {
            var isStored = rows.apply(handle);
            if (isStored) {
                database.announce(handle, append.table());
            }
            return isStored;
        });
        commits.since(start);
        return isAdded;
    }

    public Optional<Log> log(String table) {
        return database.read(handle -> Rows.log(handle, table));
    }

    public List<Entry> entriesAfter(String table, int v) {
        return database.read(handle -> Rows.entriesAfter(handle, table, v));
    }

    /// Listed tables with open seats, newest first.
    public List<String> open(Page page) {
        return database.read(handle -> Rows.open(handle, page));
    }

    /// Listed tables in play, newest first.
    public List<String> playing(Page page) {
        return database.read(handle -> Rows.playing(handle, page));
    }

    /// All tables of a guest, newest first.
    public List<String> tablesOf(Guest guest, Page page) {
        return database.read(handle -> Rows.tablesOf(handle, guest.id(), page));
    }

    /// Tables in play at which agents sit, in the order of their names.
    public List<String> withAgents(Page page) {
        return database.read(handle -> Rows.withAgents(handle, page));
    }

    /// Finished tables in the order of their names.
    public List<String> finished(Page page) {
        return database.read(handle -> Rows.finished(handle, page));
    }

    /// Tables at which somebody's time had run out by then.
    public List<String> late(Instant then, int limit) {
        return database.read(handle -> Rows.late(handle, then, limit));
    }

    /// How many tables there are of each status.
    public Map<String, Integer> census() {
        return database.read(Rows::census);
    }

    /// How many writes wait for their turn.
    public int queued() {
        return database.queued();
    }

    /// How long events took until they were durable.
    public Histogram commits() {
        return commits;
    }

    /// Whether other processes write here too.
    public boolean isShared() {
        return database.isShared();
    }

    /// Hears of every table that another process may have changed; an empty name if that may be any of them.
    public void onAnnouncement(Consumer<String> listener) {
        database.onAnnouncement(listener);
    }

    /// Whether agents and clocks are this process's to run.
    public boolean isSteward() {
        return database.isSteward();
    }

    @Override
    public void close() {
        database.close();
    }
}
