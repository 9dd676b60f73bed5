package freehold.server.store;

import freehold.server.json.Json;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/// Deletes and rewrites what is stored, which nothing else does. Each call is one small transaction. Other processes
/// are told of every table that is not what it was; in this one, [freehold.server.hall.Hall] must see to it.
public final class Upkeep {
    private static final String LAST_CHANGE =
            "(select at from events where events.table_id = tables.id order by v desc limit 1)";
    /// A table on which a clock runs ends by itself.
    private static final String UNFINISHED = "status <> 'over' and deadline is null and " + LAST_CHANGE + " < :before";
    private static final String FINISHED = "status = 'over' and " + LAST_CHANGE + " < :before";
    private static final String HAS_NO_TABLE =
            "not exists (select 1 from seatings where seatings.guest_id = guests.id)";
    private static final String IDLE = "coalesce(seen, created) < :before and " + HAS_NO_TABLE;
    /// As the index has it, word for word.
    private static final String SAID = "substr(body, 1, 14) = '{\"kind\":\"said\"'";

    private static final String GUESTS = "select id, name, created, coalesce(seen, created) as seen,"
            + " (select count(*) from seatings where guest_id = guests.id) as tables from guests";

    private static final RowMapper<GuestRow> GUEST = (row, _) -> new GuestRow(
            row.getString("id"),
            row.getString("name"),
            Instant.ofEpochMilli(row.getLong("created")),
            Instant.ofEpochMilli(row.getLong("seen")),
            row.getInt("tables"));

    private final Database database;

    Upkeep(Database database) {
        this.database = database;
    }

    /// Tables in which nothing has happened since then and that wait for somebody, oldest first.
    public List<String> unfinished(Instant before, int limit) {
        return tables(UNFINISHED, before, limit);
    }

    /// Finished tables in which nothing has happened since then, oldest first.
    public List<String> finished(Instant before, int limit) {
        return tables(FINISHED, before, limit);
    }

    private List<String> tables(String which, Instant before, int limit) {
        return database.read(
                handle -> handle.createQuery("select id from tables where %s order by id limit :limit".formatted(which))
                        .bind("before", before.toEpochMilli())
                        .bind("limit", limit)
                        .mapTo(String.class)
                        .list());
    }

    /// Deletes a table with all that happened there.
    public boolean delete(String table) {
        return database.write(handle -> delete(handle, table));
    }

    /// The same, unless something has happened there since then.
    public boolean delete(String table, Instant before) {
        return database.write(handle -> {
            var isNews = handle.createQuery("select 1 from events where table_id = :table and at >= :before limit 1")
                    .bind("table", table)
                    .bind("before", before.toEpochMilli())
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent();
            return !isNews && delete(handle, table);
        });
    }

    private boolean delete(Handle handle, String table) {
        handle.execute("delete from seatings where table_id = ?", table);
        handle.execute("delete from events where table_id = ?", table);
        return announced(handle, table, handle.execute("delete from tables where id = ?", table));
    }

    private boolean announced(Handle handle, String table, int changed) {
        if (changed > 0) {
            database.announce(handle, Store.REWRITTEN + table);
        }
        return changed > 0;
    }

    /// Deletes some guests who have no table and were not there since then, and returns how many.
    public int deleteIdleGuests(Instant before, int limit) {
        return database.write(handle -> handle.createUpdate(
                        "delete from guests where id in (select id from guests where %s limit :limit)".formatted(IDLE))
                .bind("before", before.toEpochMilli())
                .bind("limit", limit)
                .execute());
    }

    /// What was said at a table that is over, as an event.
    public record Message(String table, Entry entry) {
        /// The same after it was removed.
        public Entry removed() {
            var seat = entry.event() instanceof Event.Said said ? said.seat() : 0;
            return new Entry(entry.v(), entry.at(), new Event.Unsaid(seat), entry.key());
        }
    }

    /// What was said before then at tables that are over, oldest first.
    public List<Message> messages(Instant before, int limit) {
        return database.read(handle -> handle.createQuery("select table_id, v, at, key, body from events where " + SAID
                        + " and at < :before and table_id in (select id from tables where status = 'over')"
                        + " order by at limit :limit")
                .bind("before", before.toEpochMilli())
                .bind("limit", limit)
                .map((row, context) -> new Message(row.getString("table_id"), Rows.ENTRY.map(row, context)))
                .list());
    }

    /// Puts other events in the place of those with the same numbers.
    public boolean rewrite(String table, Collection<Entry> changed) {
        return database.write(handle -> {
            var count = 0;
            for (var entry : changed) {
                count += handle.execute(
                        "update events set body = ?, key = ? where table_id = ? and v = ?",
                        Json.write(entry.event()),
                        entry.key(),
                        table,
                        entry.v());
            }
            return announced(handle, table, count);
        });
    }

    /// The tables whose events name a guest, whether or not that one sits there. Reads all events.
    public Set<String> tablesNaming(String guest) {
        return new LinkedHashSet<>(database.read(handle -> handle.createQuery(
                        "select distinct table_id from events where body like :body or key like :key order by table_id")
                .bind("body", "%\"" + guest + "\"%")
                .bind("key", guest + "/%")
                .mapTo(String.class)
                .list()));
    }

    /// Nobody can be this guest any more, and none of the lists has them.
    public boolean deleteGuest(String guest) {
        return database.write(handle -> {
            var seats = handle.execute("delete from seatings where guest_id = ?", guest);
            return seats + handle.execute("delete from guests where id = ?", guest) > 0;
        });
    }

    /// A guest, without the token.
    ///
    /// @param seen when this one was last there, to the day
    /// @param tables how many are in this guest's list
    public record GuestRow(String id, String name, Instant created, Instant seen, int tables) {}

    /// Which guests to list.
    ///
    /// @param before only those who were not there since
    public record GuestFilter(Instant before, Optional<String> name, boolean withoutTables) {}

    /// Guests, oldest first.
    public List<GuestRow> guests(GuestFilter filter, Page page) {
        return database.read(handle -> handle.createQuery(GUESTS
                        + " where id > :after and coalesce(seen, created) < :before and (:name = '' or name = :name)"
                        + (filter.withoutTables ? " and " + HAS_NO_TABLE : "")
                        + " order by id limit :limit")
                .bind("after", page.after())
                .bind("before", filter.before.toEpochMilli())
                .bind("name", filter.name.orElse(""))
                .bind("limit", page.limit())
                .map(GUEST)
                .list());
    }

    public Optional<GuestRow> guest(String id) {
        return database.read(handle -> handle.createQuery(GUESTS + " where id = :id")
                .bind("id", id)
                .map(GUEST)
                .findOne());
    }

    /// A table, as far as lists need it.
    ///
    /// @param changed when something last happened
    /// @param events how many
    /// @param seats the names of whoever sat there at the beginning; empty where nobody did
    public record TableRow(
            String id, String game, String status, Instant created, Instant changed, int events, List<String> seats) {}

    /// Which tables to list.
    ///
    /// @param before only those in which nothing has happened since
    /// @param status a word of [freehold.server.table.Status]
    public record TableFilter(Instant before, Optional<String> game, Optional<String> status) {}

    /// Tables, oldest first. A page may have fewer than there are if a game is asked for; the last one is empty.
    public List<TableRow> tables(TableFilter filter, Page page) {
        return database.read(handle -> handle.createQuery("select id, status, created, first.body as opening, "
                        + LAST_CHANGE + " as changed,"
                        + " (select max(v) from events where table_id = tables.id) as events"
                        + " from tables join events as first on first.table_id = tables.id and first.v = 1"
                        + " where id > :after and (:status = '' or status = :status) and " + LAST_CHANGE
                        + " < :before and first.body like :game order by id limit :limit")
                .bind("after", page.after())
                .bind("before", filter.before.toEpochMilli())
                .bind("status", filter.status.orElse(""))
                .bind("game", filter.game.map("%%\"game\":\"%s\"%%"::formatted).orElse("%"))
                .bind("limit", page.limit())
                .map((row, _) -> {
                    var opening = (Event.Created) Json.read(row.getString("opening"), Event.class);
                    return new TableRow(
                            row.getString("id"),
                            opening.game(),
                            row.getString("status"),
                            Instant.ofEpochMilli(row.getLong("created")),
                            Instant.ofEpochMilli(row.getLong("changed")),
                            row.getInt("events"),
                            opening.chairs().stream().map(chair -> chair.name()).toList());
                })
                .list());
    }

    /// How many guests have no table.
    public int guestsWithoutTables() {
        return database.read(handle -> handle.createQuery("select count(*) from guests where " + HAS_NO_TABLE)
                .mapTo(int.class)
                .one());
    }
}
