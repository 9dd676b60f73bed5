package freehold.server.store;

import freehold.server.health.Trouble;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/// An advisory lock of PostgreSQL: one process has it, and loses it with its connection.
final class Stewardship implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Stewardship.class.getName());
    /// The name of the lock: "freehold" as a number.
    private static final long LOCK = 0x66726565686f6c64L;
    private static final int PATIENCE_SECONDS = 2;

    private final Trouble trouble = new Trouble("the steward has no connection");
    private final PostgresAddress address;
    private Optional<Connection> connection = Optional.empty();
    private boolean isHeld;

    Stewardship(PostgresAddress address) {
        this.address = address;
    }

    /// Whether this process has the lock now; if nobody has it, it takes it.
    synchronized boolean isHeld() {
        try {
            if (connection.isEmpty() || !connection.get().isValid(PATIENCE_SECONDS)) {
                close();
                connection = Optional.of(address.connect());
            }
            isHeld = isHeld || tryLock(connection.get());
            trouble.passed();
        } catch (SQLException e) {
            trouble.failed(e);
            close();
        }
        return isHeld;
    }

    private static boolean tryLock(Connection connection) throws SQLException {
        try (var statement = connection.prepareStatement("select pg_try_advisory_lock(?)")) {
            statement.setLong(1, LOCK);
            try (var rows = statement.executeQuery()) {
                return rows.next() && rows.getBoolean(1);
            }
        }
    }

    @Override
    public synchronized void close() {
        isHeld = false;
        connection.ifPresent(open -> {
            try {
                open.close();
            } catch (SQLException e) {
                LOG.log(Level.FINE, "closing", e);
            }
        });
        connection = Optional.empty();
    }
}
