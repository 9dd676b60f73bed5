package freehold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.server.table.Guest;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whether anything can be written is known from what was written last; if that failed, it is tried again.
class DoubtTest {
    /// A database whose disk may be full.
    private static final class Full implements Database {
        private final Database usual;
        private boolean isFull;

        Full(Database usual) {
            this.usual = usual;
        }

        @Override
        public <T> T read(Function<Handle, T> work) {
            return usual.read(work);
        }

        @Override
        public <T> T write(Function<Handle, T> work) {
            if (isFull) {
                throw new StoreException("a test", new IllegalStateException());
            }
            return usual.write(work);
        }

        @Override
        public int queued() {
            return usual.queued();
        }

        @Override
        public boolean isShared() {
            return usual.isShared();
        }

        @Override
        public void announce(Handle transaction, String table) {}

        @Override
        public void onAnnouncement(Consumer<String> listener) {}

        @Override
        public boolean isSteward() {
            return true;
        }

        @Override
        public void probe(Handle transaction) {
            usual.probe(transaction);
        }

        @Override
        public long room() {
            return isFull ? 0 : usual.room();
        }

        @Override
        public long bytes(Handle handle) {
            return 0;
        }

        @Override
        public boolean isAlive() {
            return usual.isAlive();
        }

        @Override
        public void close() {
            usual.close();
        }
    }

    @Test
    void aFullDiskIsNoticedAndAlsoThatItNoLongerIs(@TempDir Path folder) {
        var database = new Full(SqliteFile.forServer(folder.resolve("test.db")));
        try (var store = new Store(database)) {
            assertThat(store.isWell()).isTrue();
            database.isFull = true;
            assertThat(store.hasRoom()).isFalse();
            assertThatThrownBy(() -> store.addGuest(new Guest("a", "Ada"), "x", Instant.EPOCH))
                    .isInstanceOf(StoreException.class);
            assertThatThrownBy(store::isWell).isInstanceOf(StoreException.class);
            database.isFull = false;
            assertThat(store.isWell()).isTrue();
            assertThat(store.hasRoom()).isTrue();
        }
    }

    @Test
    void noErrorEndsTheWriter(@TempDir Path folder) {
        try (var file = SqliteFile.forServer(folder.resolve("test.db"))) {
            assertThatThrownBy(() -> file.write(_ -> {
                        throw new StackOverflowError();
                    }))
                    .isInstanceOf(StoreException.class);
            String written = file.write(_ -> "written");
            assertThat(written).isEqualTo("written");
            assertThat(file.isAlive()).isTrue();
        }
    }
}
