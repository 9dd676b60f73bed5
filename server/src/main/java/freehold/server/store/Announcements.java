package freehold.server.store;

import freehold.server.health.Trouble;
import java.sql.SQLException;
import java.util.LinkedHashSet;
import java.util.function.Consumer;
import org.postgresql.PGConnection;

/// Listens to what the other processes announce, on a connection of its own.
final class Announcements implements AutoCloseable {
    private static final int ROUND_MILLIS = 500;

    private final Trouble trouble = new Trouble("announcements can't be heard");
    private final PostgresAddress address;
    private final String node;
    private final Consumer<String> listener;
    private final Thread thread;
    private volatile boolean isClosed;

    /// @param node whose own announcements are not heard
    Announcements(PostgresAddress address, String node, Consumer<String> listener) {
        this.address = address;
        this.node = node;
        this.listener = listener;
        this.thread = Thread.ofPlatform().daemon().name("announcements").start(this::listenOn);
    }

    private void listenOn() {
        while (!isClosed) {
            try {
                listen();
            } catch (SQLException | RuntimeException e) {
                if (!isClosed) {
                    trouble.failed(e);
                    rest();
                }
            }
        }
    }

    private void listen() throws SQLException {
        try (var connection = address.connect();
                var statement = connection.createStatement()) {
            statement.execute("listen " + PostgresDatabase.CHANNEL);
            var source = connection.unwrap(PGConnection.class);
            // Whatever was announced while nobody listened is not told again.
            listener.accept("");
            trouble.passed();
            while (!isClosed) {
                hear(source);
            }
        }
    }

    private void hear(PGConnection source) throws SQLException {
        var tables = new LinkedHashSet<String>();
        var heard = source.getNotifications(ROUND_MILLIS);
        if (heard != null) {
            for (var notification : heard) {
                var words = notification.getParameter().split(" ", 2);
                if (words.length == 2 && !words[0].equals(node)) {
                    tables.add(words[1]);
                }
            }
        }
        tables.forEach(listener);
    }

    private static void rest() {
        try {
            Thread.sleep(ROUND_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        isClosed = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
