package freehold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import freehold.server.table.Guest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {
    @Test
    void aCopyOfARunningDatabaseHoldsWhatWasThere(@TempDir Path folder) {
        var database = folder.resolve("live.db");
        var copy = folder.resolve("copy.db");
        var restored = folder.resolve("new").resolve("restored.db");
        try (var store = new Store(SqliteFile.forServer(database))) {
            store.addGuest(new Guest("a", "Ada"), "one", Instant.EPOCH);
            Backup.write(database, copy);
            store.addGuest(new Guest("b", "Ben"), "two", Instant.EPOCH);
        }
        Backup.restore(copy, restored);
        try (var store = new Store(SqliteFile.forServer(restored))) {
            assertThat(store.guest("one")).isPresent();
            assertThat(store.guest("two")).isEmpty();
        }
        assertThatThrownBy(() -> Backup.write(database, copy)).hasMessageContaining("already");
        assertThatThrownBy(() -> Backup.restore(copy, restored)).hasMessageContaining("already");
    }

    @Test
    void aFolderKeepsTheNewestCopies(@TempDir Path folder) throws Exception {
        var database = folder.resolve("live.db");
        var backups = new BackupFolder(folder.resolve("backups"));
        try (var store = new Store(SqliteFile.forServer(database))) {
            store.addGuest(new Guest("a", "Ada"), "one", Instant.EPOCH);
            for (var day = 1; day <= 5; day++) {
                backups.add(database, 3, Instant.parse("2026-03-0%dT04:00:00Z".formatted(day)));
                Files.writeString(backups.folder().resolve("notes"), "mine");
            }
        }
        assertThat(backups.copies())
                .extracting(copy -> copy.getFileName().toString())
                .containsExactly(
                        "freehold-20260303-040000.db", "freehold-20260304-040000.db", "freehold-20260305-040000.db");
        assertThat(backups.folder().resolve("notes")).exists();
        assertThatThrownBy(() -> backups.add(database, 3, Instant.parse("2026-03-05T04:00:00Z")))
                .hasMessageContaining("already");
    }

    @Test
    void whatIsNoDatabaseIsRefused(@TempDir Path folder) throws Exception {
        var file = Files.writeString(folder.resolve("x"), "nonsense");
        assertThatThrownBy(() -> Backup.restore(file, folder.resolve("y"))).hasMessageContaining("not a database");
        assertThatThrownBy(() -> Backup.write(folder.resolve("none"), file)).hasMessageContaining("there is no file");
    }

    /// Only root can restore into the folder of another user, and must not leave a file there that its server can't
    /// read.
    @Test
    void whatRootRestoresBelongsToTheOwnerOfTheFolder(@TempDir Path folder) throws Exception {
        assumeTrue(Files.getOwner(folder).getName().equals("root"));
        var database = folder.resolve("live.db");
        new Store(SqliteFile.forServer(database)).close();
        var theirs = Files.createDirectory(folder.resolve("theirs"));
        var nobody = folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
        Files.setOwner(theirs, nobody);
        Backup.restore(database, theirs.resolve("restored.db"));
        assertThat(Files.getOwner(theirs.resolve("restored.db"))).isEqualTo(nobody);
    }
}
