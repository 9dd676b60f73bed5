package freehold.server.store;

import freehold.server.health.Trouble;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// How a server learns what a tool has changed in its SQLite file: from a table of that file, at which it looks twice a
/// second. Whatever was pinned up while no server ran concerns nobody.
final class NoticeBoard implements AutoCloseable {
    private static final int ROUND_MILLIS = 500;

    private final Trouble trouble = new Trouble("announcements can't be read");
    private final Database database;
    private final Consumer<String> listener;
    private final CountDownLatch end = new CountDownLatch(1);
    private final Thread thread;

    private record Notice(long id, String what) {}

    NoticeBoard(Database database, Consumer<String> listener) {
        this.database = database;
        this.listener = listener;
        this.thread = Thread.ofVirtual().name("notice-board").start(this::lookOn);
    }

    static void pin(Handle transaction, String what) {
        transaction.execute("insert into announcements (what) values (?)", what);
    }

    private void lookOn() {
        try {
            while (!end.await(ROUND_MILLIS, TimeUnit.MILLISECONDS)) {
                look();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void look() {
        try {
            var notices = database.read(NoticeBoard::all);
            notices.forEach(notice -> listener.accept(notice.what));
            if (!notices.isEmpty()) {
                var last = notices.getLast().id;
                database.write(handle -> handle.execute("delete from announcements where id <= ?", last));
            }
            trouble.passed();
        } catch (RuntimeException e) {
            trouble.failed(e);
        }
    }

    private static List<Notice> all(Handle handle) {
        return handle.createQuery("select id, what from announcements order by id")
                .map((row, _) -> new Notice(row.getLong("id"), row.getString("what")))
                .list();
    }

    @Override
    public void close() {
        end.countDown();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
