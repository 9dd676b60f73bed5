package freehold.server.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;

/// How long a connection may take for one step: until the head of a request is there, until its body is, until an
/// answer or a part of it is taken. Whoever takes longer is cut off, even if a byte comes or goes now and then, which
/// is all that the web server's own time limits ask for.
public final class RequestDeadlines implements Connection.Listener, AutoCloseable {
    private static final int LOOKS = 4;

    private final Map<EndPoint, Long> begun = new ConcurrentHashMap<>();
    private final Duration most;
    private final Thread watch;

    /// @param most how long a step may take
    public RequestDeadlines(Duration most) {
        this.most = most;
        watch = Thread.ofVirtual().name("deadlines").start(this::watch);
    }

    /// How long a step may take.
    public Duration most() {
        return most;
    }

    /// A step begins on a connection; whatever was under way there has ended.
    public void begin(EndPoint connection) {
        begun.put(connection, System.nanoTime());
    }

    /// The connection owes us nothing at present.
    public void end(EndPoint connection) {
        begun.remove(connection);
    }

    /// The head of the first request is to come. A connection that became a WebSocket has rules of its own.
    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof ConnectionMetaData) {
            begin(connection.getEndPoint());
        }
    }

    @Override
    public void onClosed(Connection connection) {
        end(connection.getEndPoint());
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(most.dividedBy(LOOKS));
                cutOff();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void cutOff() {
        var now = System.nanoTime();
        begun.forEach((connection, since) -> {
            if (now - since > most.toNanos() && begun.remove(connection, since)) {
                connection.close(new TimeoutException("too slow"));
            }
        });
    }

    @Override
    public void close() {
        watch.interrupt();
    }
}
