package freehold.server;

import freehold.server.store.Page;
import freehold.server.store.Store;
import freehold.server.table.Guest;
import freehold.server.table.Table;
import freehold.server.table.Transcript;
import java.util.function.Consumer;

/// All finished games of a database as records.
public final class Archive implements AutoCloseable {
    private final Store store;

    public Archive(String database) {
        store = new Store(Server.database(database));
    }

    /// Hands out one record after the other, oldest first, and returns how many there were.
    public int records(Consumer<String> each) {
        var count = 0;
        var page = new Page("", Page.LARGEST);
        while (true) {
            var ids = store.finished(page);
            for (var id : ids) {
                var log = store.log(id).orElseThrow();
                each.accept(Transcript.of(new Table(id, log.seed(), log.entries()), Guest.STRANGER));
            }
            count += ids.size();
            if (ids.size() < page.limit()) {
                return count;
            }
            page = new Page(ids.getLast(), Page.LARGEST);
        }
    }

    @Override
    public void close() {
        store.close();
    }
}
