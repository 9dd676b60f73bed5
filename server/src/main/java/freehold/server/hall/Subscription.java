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
    private final Watcher watcher;
    private final Consumer<Subscription> onClose;
    private volatile boolean isLost;

    Subscription(Guest guest, Watcher watcher, Consumer<Subscription> onClose) {
        this.guest = guest;
        this.watcher = watcher;
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
            lose();
        } else {
            untold.add(text);
            watcher.onArrival();
        }
    }

    void tellCount(int watchers) {
        watcher.onCount(watchers);
    }

    void lose() {
        isLost = true;
        watcher.onLoss();
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
