package freehold.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/// A real PostgreSQL, started once for all tests that need one; each has a database of its own there.
public final class Postgres {
    private static final EmbeddedPostgres SERVER = start();
    private static final AtomicInteger COUNT = new AtomicInteger();

    private Postgres() {}

    private static EmbeddedPostgres start() {
        try {
            return EmbeddedPostgres.builder().start();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// The address of a new database.
    public static String fresh() {
        var name = "test" + COUNT.incrementAndGet();
        try (var connection = SERVER.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return "postgresql://postgres:postgres@localhost:%d/%s".formatted(SERVER.getPort(), name);
    }
}
