package freehold.server.hall;

import freehold.server.table.Viewer;
import freehold.wire.table.Presence;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/// Somebody who follows a table. All that is kept is the number of the last event that they were told of; what comes
/// next is made into text when they take it. So whoever takes nothing costs nothing.
public final class Subscription implements AutoCloseable {
    private static final int AT_ONCE = 16;

    private final LiveTable table;
    private final Viewer viewer;
    private final int past;
    private final Optional<UpdateWriter> writer;
    private final Watcher watcher;
    /// Taken from the table, and not told yet.
    private final Queue<Notice> next = new ArrayDeque<>();

    /// The last change of the table, unless it was taken.
    private volatile Update offered = Update.NONE;

    private volatile int seen;
    private volatile boolean isLost;

    /// @param seen the number of the last event that they know already
    /// @param past the number of the last event before they came; all up to there is told as it may be told now
    /// @param writer absent for somebody who wants the events one by one
    Subscription(LiveTable table, Viewer viewer, int seen, int past, Optional<UpdateWriter> writer, Watcher watcher) {
        this.table = table;
        this.viewer = viewer;
        this.seen = seen;
        this.past = past;
        this.writer = writer;
        this.watcher = watcher;
    }

    Optional<UpdateWriter> writer() {
        return writer;
    }

    void offer(Update update) {
        offered = update;
    }

    Viewer viewer() {
        return viewer;
    }

    boolean glances() {
        return watcher.glances();
    }

    boolean thinksFor(String guest) {
        return watcher.thinks() && viewer.guest().id().equals(guest);
    }

    /// Something has happened.
    void stir() {
        wake();
        watcher.onArrival();
    }

    void tellCount(int watchers) {
        watcher.onCount(watchers);
    }

    void tellPresence(List<Presence> presence) {
        watcher.onPresence(presence);
    }

    void lose() {
        isLost = true;
        wake();
        watcher.onLoss();
    }

    private synchronized void wake() {
        notifyAll();
    }

    /// Whether the server is closing: the watcher should take what is there and then come again.
    public boolean isLost() {
        return isLost;
    }

    /// Waits until there is something to take, or until nothing will come any more, but not longer than that.
    public synchronized void await(Duration patience) throws InterruptedException {
        var end = System.nanoTime() + patience.toNanos();
        for (var left = patience;
                !isLost && !isBehind() && left.isPositive();
                left = Duration.ofNanos(end - System.nanoTime())) {
            wait(left.toMillis() + 1);
        }
    }

    private boolean isBehind() {
        return seen < table.feed().version();
    }

    /// The text of the next event or update, if one is there. For one thread.
    public Optional<String> next() {
        return writer.isPresent() ? nextUpdate(writer.get()) : nextEvent();
    }

    /// Whoever has taken all but the last change takes what everybody takes; for others it is written anew.
    private Optional<String> nextUpdate(UpdateWriter wanted) {
        if (!isBehind()) {
            return Optional.empty();
        }
        var shared = offered;
        offered = Update.NONE;
        var update = Optional.of(shared)
                .filter(latest -> latest.since() == seen && latest.v() > seen)
                .or(() -> table.updateAfter(seen, viewer, wanted));
        update.ifPresent(taken -> seen = taken.v());
        return update.map(Update::text);
    }

    private Optional<String> nextEvent() {
        if (next.isEmpty()) {
            fetch();
        }
        return Optional.ofNullable(next.poll()).map(notice -> {
            seen = notice.v();
            return notice.textFor(viewer);
        });
    }

    private void fetch() {
        if (isBehind()) {
            var notices = seen < past
                    ? table.noticesAfter(seen, AT_ONCE)
                    : table.feed().after(seen).orElseGet(() -> table.noticesAfter(seen, AT_ONCE));
            next.addAll(notices);
        }
    }

    @Override
    public void close() {
        table.leave(this);
    }
}
