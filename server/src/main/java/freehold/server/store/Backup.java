package freehold.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Copies of a SQLite database. (PostgreSQL has `pg_dump` and `pg_restore`.)
public final class Backup {
    private Backup() {}

    /// Writes all that is committed by now to a new file; a server may go on writing meanwhile.
    public static void write(Path database, Path file) {
        check(database);
        if (Files.exists(file)) {
            throw new IllegalArgumentException("%s is there already".formatted(file));
        }
        try {
            Jdbi.create(SqliteFile.source(database))
                    .useHandle(handle -> handle.execute("vacuum into ?", file.toString()));
        } catch (JdbiException e) {
            throw new StoreException("%s can't be written".formatted(file), e);
        }
    }

    /// Puts a copy in place; no server may be using it, and what is there is not overwritten.
    public static void restore(Path file, Path database) {
        check(file);
        for (var taken : List.of("", "-wal", "-shm")) {
            if (Files.exists(Path.of(database + taken))) {
                throw new IllegalArgumentException(
                        "%s is there already; move it away first".formatted(database + taken));
            }
        }
        try {
            SqliteFile.makeFolder(database);
            // Whoever is interrupted half-way leaves nothing that looks whole.
            var half = Path.of(database + ".half");
            Files.copy(file, half, StandardCopyOption.REPLACE_EXISTING);
            Files.move(half, database, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new StoreException("%s can't be written".formatted(database), e);
        }
    }

    private static void check(Path database) {
        if (!Files.isRegularFile(database)) {
            throw new IllegalArgumentException("there is no file %s".formatted(database));
        }
        try {
            Jdbi.create(SqliteFile.source(database)).useHandle(handle -> handle.execute("select count(*) from events"));
        } catch (JdbiException e) {
            throw new IllegalArgumentException("%s is not a database of this program".formatted(database), e);
        }
    }
}
