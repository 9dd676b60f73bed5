package freehold.server.health;

import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Ends a process that can no longer do its work, so that whoever runs it starts another.
public final class Emergency {
    /// What the process ends with.
    public static final int EXIT = 70;

    private static final Logger LOG = Logger.getLogger(Emergency.class.getName());
    /// For finishing what can be finished.
    private static final Duration GRACE = Duration.ofSeconds(10);

    private Emergency() {}

    /// For threads that work for all: what one task breaks must not end them, unless nothing works any more.
    public static void survive(String what, Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            Runtime.getRuntime().halt(EXIT); // even a line in the log may be too much
        }
        LOG.log(Level.SEVERE, failure, () -> what);
    }

    /// Finishes what can be finished, and ends.
    public static void end(String why) {
        LOG.severe(() -> why + "; the process ends");
        Thread.ofPlatform().daemon().name("emergency").start(() -> {
            try {
                Thread.sleep(GRACE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            Runtime.getRuntime().halt(EXIT);
        });
        System.exit(EXIT);
    }
}
