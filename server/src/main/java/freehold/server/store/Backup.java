package freehold.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Copies of a SQLite database. (PostgreSQL has `pg_dump` and `pg_restore`.)
public final class Backup {
    private Backup() {}

    /// Writes all that is committed by now to a new file; a server may go on writing meanwhile.
    public static void write(Path database, Path file) {
        check(database, SqliteFile.source(database));
        if (Files.exists(file)) {
            throw new IllegalArgumentException("%s is there already".formatted(file));
        }
        putInPlace(
                file,
                half -> Jdbi.create(SqliteFile.source(database))
                        .useHandle(handle -> handle.execute("vacuum into ?", half.toString())));
    }

    /// Puts a copy in place; no server may be using it, and what is there is not overwritten.
    public static void restore(Path file, Path database) {
        check(file, SqliteFile.copy(file));
        for (var taken : List.of("", "-wal", "-shm")) {
            if (Files.exists(Path.of(database + taken))) {
                throw new IllegalArgumentException(
                        "%s is there already; move it away first".formatted(database + taken));
            }
        }
        putInPlace(database, half -> {
            try (var out = Files.newOutputStream(half)) {
                Files.copy(file, out);
            }
        });
    }

    private interface Writing {
        void to(Path empty) throws IOException;
    }

    /// A file appears under its name when the disk has all of it: nothing that was interrupted half-way looks whole.
    private static void putInPlace(Path file, Writing writing) {
        var half = Path.of(file + ".half");
        try {
            SqliteFile.makeFolder(file);
            Files.deleteIfExists(half);
            PrivateFile.create(half);
            writing.to(half);
            PrivateFile.sync(half);
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
            PrivateFile.syncFolderOf(file);
        } catch (IOException | JdbiException e) {
            throw new StoreException("%s can't be written".formatted(file), e);
        }
    }

    private static void check(Path database, DataSource source) {
        if (!Files.isRegularFile(database)) {
            throw new IllegalArgumentException("there is no file %s".formatted(database));
        }
        try {
            Jdbi.create(source).useHandle(handle -> handle.execute("select count(*) from events"));
        } catch (JdbiException e) {
            throw new IllegalArgumentException("%s is not a database of this program".formatted(database), e);
        }
    }
}
