package freehold.server.store;

import freehold.server.fair.Seed;
import freehold.server.json.Json;
import freehold.server.table.Absence;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/// The SQL of both databases.
final class Rows {
    private static final String INSERT_EVENT =
            "insert into events (table_id, v, at, key, body)" + " values (?, ?, ?, ?, ?) on conflict do nothing";

    static final RowMapper<Entry> ENTRY = (row, _) -> new Entry(
            row.getInt("v"),
            Instant.ofEpochMilli(row.getLong("at")),
            Json.read(row.getString("body"), Event.class),
            row.getString("key"));

    private Rows() {}

    static void addGuest(Handle handle, Guest guest, String token, Instant at) {
        handle.createUpdate("insert into guests (id, name, token, created) values (:id, :name, :token, :created)")
                .bind("id", guest.id())
                .bind("name", guest.name())
                .bind("token", token)
                .bind("created", at.toEpochMilli())
                .execute();
    }

    static int rename(Handle handle, Guest guest) {
        return handle.execute("update guests set name = ? where id = ?", guest.name(), guest.id());
    }

    static int setToken(Handle handle, Guest guest, String token) {
        return handle.execute("update guests set token = ? where id = ?", token, guest.id());
    }

    static int forget(Handle handle, Guest guest) {
        return handle.execute("delete from guests where id = ?", guest.id());
    }

    static int see(Handle handle, Guest guest, Instant now) {
        return handle.execute("update guests set seen = ? where id = ?", now.toEpochMilli(), guest.id());
    }

    static Optional<Guest> guest(Handle handle, String token) {
        return handle.createQuery("select id, name from guests where token = :token")
                .bind("token", token)
                .map((row, _) -> new Guest(row.getString("id"), row.getString("name")))
                .findOne();
    }

    /// An event as it is stored. Made before it is the writer's turn, who has no time for that.
    private record Row(int v, long at, String key, String body) {
        static Row of(Entry entry) {
            return new Row(entry.v(), entry.at().toEpochMilli(), entry.key(), Json.write(entry.event()));
        }
    }

    /// Those that nobody made use of are forgotten.
    static int seal(Handle handle, String table, Seed seed, Instant at, Instant forgotten) {
        handle.execute("delete from seals where created < ?", forgotten.toEpochMilli());
        return handle.execute("insert into seals values (?, ?, ?)", table, seed.hex(), at.toEpochMilli());
    }

    static Optional<Seed> sealed(Handle handle, String table) {
        return handle.createQuery("select seed from seals where id = :id")
                .bind("id", table)
                .mapTo(String.class)
                .findOne()
                .map(Seed::parse);
    }

    static Function<Handle, Boolean> create(Append first, Seed seed) {
        var append = append(first);
        return handle -> {
            handle.execute("delete from seals where id = ?", first.table());
            handle.createUpdate("insert into tables (id, seed, status, listed, agents, created)"
                            + " values (:id, :seed, 'open', false, false, :created)")
                    .bind("id", first.table())
                    .bind("seed", seed.hex())
                    .bind("created", first.entries().getFirst().at().toEpochMilli())
                    .execute();
            return append.apply(handle);
        };
    }

    /// False if the first number is taken; if it is free then so are all that follow, because numbers have no gaps.
    static Function<Handle, Boolean> append(Append append) {
        var rows = append.entries().stream().map(Row::of).toList();
        return handle -> {
            var isFree = insert(handle, append.table(), rows);
            append.card().filter(_ -> isFree).ifPresent(card -> file(handle, append, card));
            return isFree;
        };
    }

    /// Without JDBI, because this is what a server does all day: a third of the writer's time.
    private static boolean insert(Handle handle, String table, List<Row> rows) {
        try (var statement = handle.getConnection().prepareStatement(INSERT_EVENT)) {
            for (var row : rows) {
                statement.setString(1, table);
                statement.setInt(2, row.v);
                statement.setLong(3, row.at);
                statement.setString(4, row.key);
                statement.setString(5, row.body);
                if (statement.executeUpdate() == 0) {
                    return false;
                }
            }
            return true;
        } catch (SQLException e) {
            throw new StoreException("the events could not be added", e);
        }
    }

    private static void file(Handle handle, Append append, Card card) {
        handle.createUpdate("update tables set status = :status, listed = :listed, agents = :agents,"
                        + " deadline = :deadline where id = :id")
                .bind("status", card.status().word())
                .bind("listed", card.listed())
                .bind("agents", card.hasAgents())
                .bindByType(
                        "deadline", card.deadline().map(Instant::toEpochMilli).orElse(null), Long.class)
                .bind("id", append.table())
                .execute();
        if (append.isReseated()) {
            seat(handle, append.table(), card);
        }
    }

    private static void seat(Handle handle, String table, Card card) {
        handle.execute("delete from seatings where table_id = ?", table);
        card.guests().forEach(guest -> handle.execute("insert into seatings values (?, ?)", guest, table));
    }

    static Optional<Log> log(Handle handle, String table) {
        return handle.createQuery("select seed from tables where id = :id")
                .bind("id", table)
                .mapTo(String.class)
                .findOne()
                .map(seed -> new Log(Seed.parse(seed), entriesAfter(handle, table, 0)));
    }

    static boolean isThere(Handle handle, String table) {
        return handle.createQuery("select 1 from tables where id = :id")
                .bind("id", table)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    static List<Entry> entriesAfter(Handle handle, String table, int v) {
        return handle.createQuery("select v, at, key, body from events where table_id = :table and v > :v order by v")
                .bind("table", table)
                .bind("v", v)
                .map(ENTRY)
                .list();
    }

    static List<String> open(Handle handle, Instant since, Page page) {
        var select = "select id from tables where status = 'open' and listed and created >= " + since.toEpochMilli();
        return newestFirst(handle, select, "", page);
    }

    static List<String> playing(Handle handle, Page page) {
        return newestFirst(handle, "select id from tables where status = 'playing' and listed", "", page);
    }

    static List<String> tablesOf(Handle handle, String guest, Page page) {
        return newestFirst(handle, "select table_id as id from seatings where guest_id = :guest", guest, page);
    }

    static List<String> unfinishedTablesOf(Handle handle, String guest) {
        return handle.createQuery("select id from tables join seatings on seatings.table_id = tables.id"
                        + " where seatings.guest_id = :guest and status <> 'over' order by id")
                .bind("guest", guest)
                .mapTo(String.class)
                .list();
    }

    /// Names grow with time, so the name alone says where a page ends.
    private static List<String> newestFirst(Handle handle, String select, String guest, Page page) {
        return handle.createQuery("select id from (%s) as found where :after = '' or id < :after".formatted(select)
                        + " order by id desc limit :limit")
                .bindMap(Map.of("after", page.after(), "limit", page.limit(), "guest", guest))
                .mapTo(String.class)
                .list();
    }

    static List<String> withAgents(Handle handle, Page page) {
        return oldestFirst(handle, "status = 'playing' and agents", page);
    }

    static List<String> finished(Handle handle, Page page) {
        return oldestFirst(handle, "status = 'over'", page);
    }

    private static List<String> oldestFirst(Handle handle, String which, Page page) {
        return handle.createQuery(
                        "select id from tables where %s and id > :after order by id limit :limit".formatted(which))
                .bind("after", page.after())
                .bind("limit", page.limit())
                .mapTo(String.class)
                .list();
    }

    static List<String> late(Handle handle, Instant then, int limit) {
        return handle.createQuery(
                        "select id from tables where deadline is not null and deadline <= :then order by deadline limit :limit")
                .bind("then", then.toEpochMilli())
                .bind("limit", limit)
                .mapTo(String.class)
                .list();
    }

    static int disregard(Handle handle, String table) {
        return handle.execute("update tables set deadline = null, agents = false where id = ?", table);
    }

    static boolean hasClocks(Handle handle) {
        return handle.createQuery("select 1 from tables where deadline is not null limit 1")
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    static int beat(Handle handle, Instant now) {
        return handle.execute(
                "insert into heartbeat (id, seen) values (1, ?) on conflict (id) do update set seen = excluded.seen",
                now.toEpochMilli());
    }

    static Optional<Instant> heartbeat(Handle handle) {
        return handle.createQuery("select seen from heartbeat")
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    static int add(Handle handle, Absence absence) {
        return handle.execute(
                "insert into absences (since, until) values (?, ?) on conflict do nothing",
                absence.since().toEpochMilli(),
                absence.until().toEpochMilli());
    }

    static List<Absence> absences(Handle handle) {
        return handle.createQuery("select since, until from absences")
                .map((row, _) -> new Absence(
                        Instant.ofEpochMilli(row.getLong("since")), Instant.ofEpochMilli(row.getLong("until"))))
                .list();
    }

    static boolean isReadable(Handle handle) {
        return handle.createQuery("select 1").mapTo(Integer.class).one() == 1;
    }

    static int guests(Handle handle) {
        return handle.createQuery("select count(*) from guests")
                .mapTo(int.class)
                .one();
    }

    static Map<String, Integer> census(Handle handle) {
        var census = new HashMap<String, Integer>();
        handle.createQuery("select status, count(*) as count from tables group by status")
                .map((row, _) -> census.put(row.getString("status"), row.getInt("count")))
                .list();
        return census;
    }
}
