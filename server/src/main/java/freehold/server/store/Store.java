package freehold.server.store;

import freehold.server.fair.Seed;
import freehold.server.metrics.Histogram;
import freehold.server.table.Absence;
import freehold.server.table.Entry;
import freehold.server.table.Guest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/// Where guests and tables are kept. Whatever returns from here is durable; all calls block.
///
/// @see StoreException for what can go wrong with any of them
public final class Store implements AutoCloseable {
    private final Database database;
    /// Less would not be enough for the next few minutes.
    private static final long LEAST_ROOM = 32 << 20;

    /// How long a seal can be made use of, at least.
    private static final Duration SEALED = Duration.ofHours(1);

    /// Before the name of a table in an announcement: what is known of it is no longer true.
    static final String REWRITTEN = "rewritten ";

    private final Upkeep upkeep;
    private final Histogram commits = new Histogram();
    /// Whether the last thing that was to be written could not be.
    private volatile boolean isInDoubt;

    public Store(Database database) {
        this.database = database;
        this.upkeep = new Upkeep(database);
    }

    private <T> T write(Function<Handle, T> work) {
        try {
            var result = database.write(work);
            isInDoubt = false;
            return result;
        } catch (StoreException e) {
            isInDoubt = true;
            throw e;
        }
    }

    /// Whether it can be read, and, if something could not be written lately, whether that has passed.
    ///
    /// @throws StoreException if not
    public boolean isWell() {
        if (isInDoubt) {
            write(handle -> {
                database.probe(handle);
                return true;
            });
        }
        return database.isAlive() && database.read(Rows::isReadable);
    }

    /// Whether there is room for more.
    public boolean hasRoom() {
        return database.room() > LEAST_ROOM;
    }

    /// @param token a hash of the guest's secret
    public void addGuest(Guest guest, String token, Instant at) {
        write(handle -> {
            Rows.addGuest(handle, guest, token, at);
            return guest;
        });
    }

    public void rename(Guest guest) {
        write(handle -> Rows.rename(handle, guest));
    }

    /// From now on the guest is known by another token.
    ///
    /// @param token a hash of the guest's new secret
    public void setToken(Guest guest, String token) {
        write(handle -> Rows.setToken(handle, guest, token));
    }

    /// Nobody can be this guest any more.
    public void forget(Guest guest) {
        write(handle -> Rows.forget(handle, guest));
    }

    /// Notes that a guest was there.
    public void see(Guest guest, Instant now) {
        write(handle -> Rows.see(handle, guest, now));
    }

    public Optional<Guest> guest(String token) {
        return database.read(handle -> Rows.guest(handle, token));
    }

    /// Keeps the seed of a table that may yet be opened, for a while.
    public void seal(String table, Seed seed, Instant at) {
        write(handle -> Rows.seal(handle, table, seed, at, at.minus(SEALED)));
    }

    /// The seed of a table that was sealed and not opened yet.
    public Optional<Seed> sealed(String table) {
        return database.read(handle -> Rows.sealed(handle, table));
    }

    /// A new table, with its first events.
    public void create(Append first, Seed seed) {
        var rows = Rows.create(first, seed);
        write(handle -> {
            database.announce(handle, first.table());
            return rows.apply(handle);
        });
    }

    /// Adds events, unless somebody else has added some since: false then, and nothing is stored.
    public boolean append(Append append) {
        var start = System.nanoTime();
        var rows = Rows.append(append);
        var isAdded = write(handle -> {
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

    /// Whether there is a table of that name.
    public boolean isThere(String table) {
        return database.read(handle -> Rows.isThere(handle, table));
    }

    public List<Entry> entriesAfter(String table, int v) {
        return database.read(handle -> Rows.entriesAfter(handle, table, v));
    }

    /// Listed tables with open seats that were opened since, newest first.
    public List<String> open(Instant since, Page page) {
        return database.read(handle -> Rows.open(handle, since, page));
    }

    /// Listed tables in play, newest first.
    public List<String> playing(Page page) {
        return database.read(handle -> Rows.playing(handle, page));
    }

    /// All tables of a guest, newest first.
    public List<String> tablesOf(Guest guest, Page page) {
        return database.read(handle -> Rows.tablesOf(handle, guest.id(), page));
    }

    /// Tables of a guest that are open or in play, oldest first.
    public List<String> unfinishedTablesOf(Guest guest) {
        return database.read(handle -> Rows.unfinishedTablesOf(handle, guest.id()));
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

    /// Whether anybody's time runs.
    public boolean hasClocks() {
        return database.read(Rows::hasClocks);
    }

    /// Notes that somebody was there then.
    public void beat(Instant now) {
        write(handle -> Rows.beat(handle, now));
    }

    /// When somebody was last there, as far as that was noted.
    public Optional<Instant> heartbeat() {
        return database.read(Rows::heartbeat);
    }

    /// Notes that nobody was there; concerns all tables.
    public void add(Absence absence) {
        write(handle -> {
            database.announce(handle, "");
            return Rows.add(handle, absence);
        });
    }

    public List<Absence> absences() {
        return database.read(Rows::absences);
    }

    /// No longer lists a table among those with clocks or agents: it can't be played, because its rules are gone.
    public void disregard(String table) {
        write(handle -> Rows.disregard(handle, table));
    }

    /// How many tables there are of each status.
    public Map<String, Integer> census() {
        return database.read(Rows::census);
    }

    /// What it holds, beside tables.
    ///
    /// @param guestsWithoutTables how many of the guests are in no list of players
    /// @param bytes on disk
    public record Size(int guests, int guestsWithoutTables, long bytes) {}

    public Size size() {
        var idle = upkeep.guestsWithoutTables();
        return database.read(handle -> new Size(Rows.guests(handle), idle, database.bytes(handle)));
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

    /// Hears what other processes do.
    ///
    /// @param added gets every table to which events may have been added; an empty name if that may be any of them
    /// @param rewritten gets every table of which something else may have changed, or that is gone
    public void onAnnouncement(Consumer<String> added, Consumer<String> rewritten) {
        database.onAnnouncement(what -> {
            if (what.startsWith(REWRITTEN)) {
                rewritten.accept(what.substring(REWRITTEN.length()));
            } else {
                added.accept(what);
            }
        });
    }

    /// For whatever is not only added to.
    public Upkeep upkeep() {
        return upkeep;
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
