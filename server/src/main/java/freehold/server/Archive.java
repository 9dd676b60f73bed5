package freehold.server;

import freehold.server.store.DatabaseAddress;
import freehold.server.store.Page;
import freehold.server.store.Store;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Transcript;
import freehold.server.table.Viewer;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/// All finished games of a database as records.
public final class Archive implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Archive.class.getName());

    private final Store store;

    public Archive(DatabaseAddress database) {
        store = new Store(database.openToRead());
    }

    /// Hands out one record after the other, oldest first, and returns how many there were.
    public int records(Consumer<String> each) {
        var count = 0;
        var page = new Page("", Page.LARGEST);
        while (true) {
            var ids = store.finished(page);
            for (var id : ids) {
                var record = record(id);
                record.ifPresent(each);
                count += record.isPresent() ? 1 : 0;
            }
            if (ids.size() < page.limit()) {
                return count;
            }
            page = new Page(ids.getLast(), Page.LARGEST);
        }
    }

    private Optional<String> record(String id) {
        try {
            var log = store.log(id).orElseThrow();
            return Optional.of(Transcript.of(new Table(id, log.seed(), log.entries()), Viewer.of(Guest.STRANGER)));
        } catch (Refused e) {
            LOG.log(Level.WARNING, "table {0} is left out: {1}", new Object[] {id, e.sentence()});
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        store.close();
    }
}
