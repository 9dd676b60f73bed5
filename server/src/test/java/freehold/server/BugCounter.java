package freehold.server;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// Counts what the server logs as a bug of its own, until it is closed.
final class BugCounter extends Handler {
    private static final Logger SERVER = Logger.getLogger("freehold.server");

    private final AtomicInteger bugs = new AtomicInteger();

    static BugCounter started() {
        var counter = new BugCounter();
        SERVER.addHandler(counter);
        return counter;
    }

    int count() {
        return bugs.get();
    }

    @Override
    public void publish(LogRecord log) {
        if (log.getLevel().intValue() >= Level.SEVERE.intValue()) {
            bugs.incrementAndGet();
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        SERVER.removeHandler(this);
    }
}
