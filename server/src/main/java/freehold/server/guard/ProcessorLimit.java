package freehold.server.guard;

import freehold.server.table.Refused;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Whatever keeps a processor busy for a while. One processor is left to all else, so that plies are acknowledged
/// however many long games are played through beside them.
public final class ProcessorLimit {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Semaphore places;

    /// @param places how much may be done at once
    public ProcessorLimit(int places) {
        this.places = new Semaphore(places, true);
    }

    /// As much as this machine bears.
    public static ProcessorLimit ofThisMachine() {
        return new ProcessorLimit(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /// Does it as soon as there is a place.
    ///
    /// @throws Refused if that takes too long
    public <T> T run(Supplier<T> work) {
        enter();
        try {
            return work.get();
        } finally {
            places.release();
        }
    }

    private void enter() {
        try {
            if (places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new Refused(Refused.Code.BUSY, "too many want to know; try again", Map.of("retryAfter", 5));
    }
}
