package freehold.server.hall;

import freehold.server.table.Guest;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Somebody who watches a table: a queue of what is still to be told. Whoever takes it too slowly is lost, so that
/// nobody
/// else waits.
public final class Subscription implements AutoCloseable {
    private static final int BEHIND_AT_MOST = 512;

    private final LinkedBlockingQueue<String> untold = new LinkedBlockingQueue<>();
    private final Guest guest;
    private final Runnable onArrival;
    private final Consumer<Subscription> onClose;
    private volatile boolean isLost;

    /// @param onArrival called whenever there is something to take; must be quick
    Subscription(Guest guest, Runnable onArrival, Consumer<Subscription> onClose) {
        this.guest = guest;
        this.onArrival = onArrival;
        this.onClose = onClose;
    }

    Guest guest() {
        return guest;
    }

    /// What happened before somebody began to watch is handed over whole.
    void addPast(String text) {
        untold.add(text);
    }

    void add(String text) {
        if (untold.size() >= BEHIND_AT_MOST) {
            isLost = true;
        } else {
            untold.add(text);
        }
        onArrival.run();
    }

    void lose() {
        isLost = true;
        untold.add(""); // wakes whoever waits
        onArrival.run();
    }

    /// Whether some events could not be queued, or the server is closing. What is queued is still good; the watcher
    /// should
    /// take it and then come again.
    public boolean isLost() {
        return isLost;
    }

    /// The next event's text, if one comes in time.
    public Optional<String> next(Duration patience) throws InterruptedException {
        return Optional.ofNullable(untold.poll(patience.toMillis(), TimeUnit.MILLISECONDS));
    }

    /// The next event's text, if one is there.
    public Optional<String> next() {
        return Optional.ofNullable(untold.poll());
    }

    @Override
    public void close() {
        onClose.accept(this);
    }
}
