package freehold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// All in one file, for one process. One thread writes; readers see what was committed.
public final class SqliteFile implements Database {
    private static final int READERS = 4;
    private static final int PATIENCE_MILLIS = 10_000;

    private final HikariDataSource readers;
    private final Jdbi reading;
    private final GroupCommit writer;

    /// Opens a file, or makes a new one.
    public SqliteFile(Path path) {
        makeFolder(path);
        var file = source(path);
        Migrations.run(file);
        var pool = new HikariConfig();
        pool.setPoolName("readers");
        pool.setDataSource(file);
        pool.setMaximumPoolSize(READERS);
        readers = new HikariDataSource(pool);
        reading = Jdbi.create(readers);
        writer = new GroupCommit(Jdbi.create(file));
    }

    static void makeFolder(Path path) {
        try {
            var folder = path.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
        } catch (IOException e) {
            throw new StoreException("the folder of %s can't be made".formatted(path), e);
        }
    }

    static SQLiteDataSource source(Path path) {
        var config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // A commit returns when the disk has it: what was acknowledged survives a power cut.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(PATIENCE_MILLIS);
        var file = new SQLiteDataSource(config);
        file.setUrl("jdbc:sqlite:" + path);
        return file;
    }

    @Override
    public <T> T read(Function<Handle, T> work) {
        try {
            return reading.withHandle(work::apply);
        } catch (JdbiException e) {
            throw new StoreException("the database can't be read", e);
        }
    }

    @Override
    public <T> T write(Function<Handle, T> work) {
        return writer.write(work);
    }

    @Override
    public int queued() {
        return writer.queued();
    }

    @Override
    public boolean isShared() {
        return false;
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
    public void close() {
        writer.close();
        readers.close();
    }
}
