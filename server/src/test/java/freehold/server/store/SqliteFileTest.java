package freehold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.server.table.Guest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SqliteFileTest {
    @TempDir
    private Path folder = Path.of("");

    private Path path = Path.of("");

    @BeforeEach
    void nameIt() {
        path = folder.resolve("live.db");
    }

    private static Store store(Path path) {
        return new Store(SqliteFile.forServer(path));
    }

    private static void addGuests(Store store, int count) {
        for (var i = 0; i < count; i++) {
            store.addGuest(new Guest("g" + i, "Ada"), "token" + i, Instant.EPOCH);
        }
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void aFolderThatIsNotThereIsNotMade() {
        var nowhere = folder.resolve("nowhere");
        assertThatThrownBy(() -> SqliteFile.forServer(nowhere.resolve("deep").resolve("test.db")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("there is no folder " + nowhere.resolve("deep"));
        assertThat(nowhere).doesNotExist();
    }

    @Test
    void onlyTheOwnerMayReadIt() throws IOException {
        try (var store = store(path)) {
            addGuests(store, 1);
            Backup.write(path, folder.resolve("copy.db"));
            for (var file : List.of("live.db", "live.db-wal", "live.db.lock", "copy.db")) {
                assertThat(permissions(folder.resolve(file))).as(file).isEqualTo("rw-------");
            }
        }
    }

    /// Whoever loses the write-ahead log loses only what came since.
    @Test
    @Timeout(60)
    void whatWasWrittenIsInTheFileItselfOnceTheServerRests() throws IOException {
        try (var store = store(path)) {
            addGuests(store, 1);
            var copy = folder.resolve("copy.db");
            do {
                Files.copy(path, copy, StandardCopyOption.REPLACE_EXISTING);
            } while (guestsIn(copy) == 0);
        }
    }

    private static int guestsIn(Path copy) {
        return Jdbi.create(SqliteFile.copy(copy))
                .withHandle(handle -> handle.createQuery("select count(*) from guests")
                        .mapTo(int.class)
                        .one());
    }

    @Test
    void aSecondServerIsRefusedAndTheFirstGoesOn() {
        try (var store = store(path)) {
            assertThatThrownBy(() -> store(path))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("another server uses");
            addGuests(store, 1);
            try (var reader = new Store(SqliteFile.forReading(path))) {
                assertThat(reader.guest("token0")).isPresent();
            }
        }
        store(path).close();
    }

    @Test
    void anOlderProgramRefusesANewerForm() {
        store(path).close();
        Jdbi.create(SqliteFile.source(path))
                .useHandle(handle -> handle.execute("insert into flyway_schema_history"
                        + " (installed_rank, version, description, type, script, checksum, installed_by, execution_time, success)"
                        + " values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'x', 1, 1)"));
        assertThatThrownBy(() -> store(path)).hasMessageContaining("newer Freehold");
        assertThatThrownBy(() -> SqliteFile.forReading(path)).hasMessageContaining("newer Freehold");
    }

    @Test
    void whatIsNoDatabaseIsSaidInASentence() throws IOException {
        Files.writeString(path, "nonsense, and quite a lot of it, so that nobody takes it for an empty file");
        assertThatThrownBy(() -> store(path)).isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store(folder)).isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> SqliteFile.forReading(folder.resolve("none")))
                .hasMessageContaining("there is no file");
        assertThat(folder.resolve("none")).doesNotExist();
    }

    @Test
    void aDamagedWriteAheadLogIsSaidAtTheStart() throws IOException {
        var copy = killed(40);
        var log = WriteAheadLog.of(copy);
        assertThat(WriteAheadLog.lostCommits(log)).isZero();
        try (var file = FileChannel.open(log, StandardOpenOption.WRITE)) {
            file.write(ByteBuffer.wrap(new byte[40]), file.size() / 2);
        }
        assertThat(WriteAheadLog.lostCommits(log)).isBetween(10, 40);
        assertThat(saidAtTheStart(copy)).contains("is damaged");
    }

    @Test
    void aLogWithoutItsHeaderIsDamaged() throws IOException {
        var log = WriteAheadLog.of(killed(5));
        try (var file = FileChannel.open(log, StandardOpenOption.WRITE)) {
            file.write(ByteBuffer.wrap(new byte[32]), 0);
        }
        assertThat(WriteAheadLog.lostCommits(log)).isPositive();
    }

    @Test
    void aWriteAheadLogThatIsGoneIsSaidAtTheStart() throws IOException {
        var copy = killed(5);
        Files.delete(WriteAheadLog.of(copy));
        assertThat(saidAtTheStart(copy)).contains("is gone");
    }

    @Test
    void anOrderlyStopAndAKillWithoutDamageAreNothingToTalkAbout() throws IOException {
        assertThat(saidAtTheStart(killed(5))).isEmpty();
        assertThat(saidAtTheStart(path)).isEmpty();
    }

    @Test
    void aBackupIsRestoredFromAPlaceThatCantBeWritten() throws IOException {
        var copy = folder.resolve("shelf").resolve("copy.db");
        try (var store = store(path)) {
            addGuests(store, 1);
            Backup.write(path, copy);
        }
        var before = Files.readAllBytes(copy);
        Backup.restore(copy, folder.resolve("new.db"));
        assertThat(Files.readAllBytes(copy))
                .as("not even its journal mode is changed")
                .isEqualTo(before);
        try (var files = Files.list(folder.resolve("shelf"))) {
            assertThat(files).containsExactly(copy);
        }
    }

    /// The files as a server leaves them that is killed.
    private Path killed(int guests) throws IOException {
        var copy = folder.resolve("killed.db");
        try (var store = store(path)) {
            addGuests(store, guests);
            for (var ending : List.of("", "-wal", ".lock")) {
                Files.copy(Path.of(path + ending), Path.of(copy + ending));
            }
        }
        return copy;
    }

    private static String saidAtTheStart(Path database) {
        var said = new ArrayList<String>();
        var ear = new Handler() {
            @Override
            public void publish(LogRecord line) {
                said.add(new SimpleFormatter().formatMessage(line));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        var logger = Logger.getLogger(SqliteFile.class.getName());
        logger.addHandler(ear);
        try {
            store(database).close();
        } finally {
            logger.removeHandler(ear);
        }
        return String.join("\n", said);
    }
}
