package freehold.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/// Copies all that a SQLite database holds to an empty PostgreSQL. No server may use either.
public final class Relocation {
    /// All tables but those for messages between processes, each after the ones that it refers to.
    public static final List<String> TABLES =
            List.of("guests", "tables", "events", "seatings", "seals", "heartbeat", "absences");

    private static final int BATCH = 1_000;

    private Relocation() {}

    /// Copies everything, or nothing if anything goes wrong. A file of an older program is brought to the present form.
    ///
    /// @return how many rows each table has
    /// @throws StoreException if one of them can't be used, or a server uses it
    public static Map<String, Long> copy(Path file, DatabaseAddress address) {
        if (!Files.isRegularFile(file) || address.isSqlite()) {
            throw new IllegalArgumentException("it goes from a SQLite file that is there to postgresql://…");
        }
        try (var source = SqliteFile.forServer(file);
                var target = address.open()) {
            if (!target.isSteward()) {
                throw new DatabaseAway("a server uses it");
            }
            return source.read(from -> target.write(to -> copyAll(from, to)));
        }
    }

    private static Map<String, Long> copyAll(Handle from, Handle to) {
        if (count(to, "guests") + count(to, "tables") > 0) {
            throw new IllegalArgumentException("it is not empty");
        }
        var rows = new LinkedHashMap<String, Long>();
        for (var table : TABLES) {
            to.execute("delete from " + table); // a server that has only looked in leaves its heartbeat
            rows.put(table, copyTable(from, to, table));
            if (!rows.get(table).equals(count(to, table))) {
                throw new StoreException("not all %s arrived".formatted(table));
            }
        }
        return rows;
    }

    private static long count(Handle handle, String table) {
        return handle.createQuery("select count(*) from " + table)
                .mapTo(long.class)
                .one();
    }

    /// Without JDBI, because the databases agree on names of columns, but not on their types.
    private static long copyTable(Handle from, Handle to, String table) {
        try (var read = from.getConnection().prepareStatement("select * from " + table)) {
            read.setFetchSize(BATCH);
            try (var rows = read.executeQuery();
                    var insert = to.getConnection().prepareStatement(insertion(table, rows.getMetaData()))) {
                return copyRows(rows, insert);
            }
        } catch (SQLException e) {
            throw new StoreException("%s can't be copied: %s".formatted(table, e.getMessage()), e);
        }
    }

    private static String insertion(String table, ResultSetMetaData columns) throws SQLException {
        var names = new ArrayList<String>();
        for (var i = 1; i <= columns.getColumnCount(); i++) {
            names.add(columns.getColumnName(i));
        }
        return "insert into %s (%s) values (%s)"
                .formatted(table, String.join(", ", names), String.join(", ", Collections.nCopies(names.size(), "?")));
    }

    private static long copyRows(ResultSet rows, PreparedStatement insert) throws SQLException {
        var count = 0L;
        while (rows.next()) {
            for (var i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
                insert.setObject(i, value(rows, i));
            }
            insert.addBatch();
            if (++count % BATCH == 0) {
                insert.executeBatch();
            }
        }
        insert.executeBatch();
        return count;
    }

    /// SQLite keeps truth values as numbers.
    private static Object value(ResultSet rows, int column) throws SQLException {
        var isTruth = rows.getMetaData()
                .getColumnTypeName(column)
                .toLowerCase(Locale.ROOT)
                .startsWith("bool");
        return isTruth ? rows.getBoolean(column) : rows.getObject(column);
    }
}
