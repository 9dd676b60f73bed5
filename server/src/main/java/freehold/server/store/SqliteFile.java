package freehold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// All in one file, for one server. One thread writes; readers see what was committed.
public final class SqliteFile implements Database {
    private static final Logger LOG = Logger.getLogger(SqliteFile.class.getName());
    /// Where a server that was told nothing keeps its file; it may be the first one there.
    private static final Path USUAL_FOLDER = Path.of("data");

    private static final int READERS = 4;
    private static final int PATIENCE_MILLIS = 10_000;
    /// The write-ahead log grows to so many pages of 4 kB under steady load.
    private static final String LOGGED_PAGES = "16000";

    private final HikariDataSource readers;
    private final Jdbi reading;
    private final Optional<GroupCommit> writer;
    private final Optional<DatabaseLock> lock;
    private final File folder;
    private volatile Optional<NoticeBoard> listening = Optional.empty();

    private SqliteFile(Path path, SQLiteDataSource file, Optional<GroupCommit> writer, Optional<DatabaseLock> lock) {
        var pool = new HikariConfig();
        pool.setPoolName("readers");
        pool.setDataSource(file);
        pool.setMaximumPoolSize(READERS);
        readers = new HikariDataSource(pool);
        reading = Jdbi.create(readers);
        folder = path.toAbsolutePath().toFile().getParentFile();
        this.writer = writer;
        this.lock = lock;
    }

    /// Opens a file, or makes a new one. No other server may use it.
    public static SqliteFile forServer(Path path) {
        create(path);
        var lock = DatabaseLock.take(path);
        try {
            warnOfLoss(path, lock);
            var file = source(path);
            Migrations.run(file);
            checkWritable(file);
            var writer = new GroupCommit(Jdbi.create(file), SqliteFile::checkpoint);
            return new SqliteFile(path, file, Optional.of(writer), Optional.of(lock));
        } catch (StoreException e) {
            lock.close();
            throw e;
        }
    }

    /// Opens a file that is there; a server may be using it.
    public static SqliteFile forReading(Path path) {
        if (!Files.isRegularFile(path)) {
            throw new IllegalArgumentException("there is no file %s".formatted(path));
        }
        var file = source(path);
        Migrations.check(file);
        return new SqliteFile(path, file, Optional.empty(), Optional.empty());
    }

    /// Opens a file that is there for a tool that writes beside the server that may be using it. SQLite lets one of
    /// them write at a time, and the server hears of it.
    public static SqliteFile forChanging(Path path) {
        if (!Files.isRegularFile(path)) {
            throw new IllegalArgumentException("there is no file %s".formatted(path));
        }
        var file = source(path);
        Migrations.check(file);
        checkWritable(file);
        var writer = new GroupCommit(Jdbi.create(file), _ -> {});
        return new SqliteFile(path, file, Optional.of(writer), Optional.empty());
    }

    private static void create(Path path) {
        try {
            if (path.startsWith(USUAL_FOLDER)) {
                makeFolder(path);
            }
            checkFolder(path);
            PrivateFile.create(path);
        } catch (IOException e) {
            throw new StoreException("%s can't be made: %s".formatted(path, e), e);
        }
    }

    /// A folder that is not there is a slip of the pen: a server that makes it would begin anew, as if all were lost.
    private static void checkFolder(Path path) {
        var folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new StoreException("there is no folder %s; make it first if that is right".formatted(folder));
        }
    }

    static void makeFolder(Path path) throws IOException {
        var folder = path.toAbsolutePath().getParent();
        if (folder != null) {
            PrivateFile.createFolder(folder);
        }
    }

    private static void warnOfLoss(Path path, DatabaseLock lock) {
        var log = WriteAheadLog.of(path);
        var lost = WriteAheadLog.lostCommits(log);
        if (lost > 0) {
            LOG.log(Level.SEVERE, "{0} is damaged: at least {1} commits in it are lost", new Object[] {log, lost});
        }
        if (!lock.wasStopped() && !Files.exists(log)) {
            LOG.log(
                    Level.SEVERE,
                    "the last server did not stop in order, and {0} is gone: unless a tool has merged it, what was"
                            + " written last is lost; never move or copy the database without that file",
                    log);
        }
    }

    /// Brings what the write-ahead log holds into the file, as far as readers let it, so that little is lost with the
    /// log. What fails now, such as on a full disk, is done next time.
    private static void checkpoint(Handle writer) {
        try {
            writer.createQuery("pragma wal_checkpoint(passive)").mapToMap().list();
        } catch (JdbiException e) {
            LOG.log(Level.FINE, "no checkpoint", e);
        }
    }

    private static void checkWritable(SQLiteDataSource file) {
        try (var connection = file.getConnection();
                var statement = connection.createStatement()) {
            statement.execute("begin immediate");
            statement.execute("create table if not exists guests (id text)");
            statement.execute("rollback");
        } catch (SQLException e) {
            throw new StoreException("it can't be written: " + e.getMessage(), e);
        }
    }

    /// A file that nobody writes, wherever it lies; not even SQLite leaves anything beside it.
    static SQLiteDataSource copy(Path path) {
        var config = new SQLiteConfig();
        config.setReadOnly(true);
        var file = new SQLiteDataSource(config);
        file.setUrl("jdbc:sqlite:file:" + path.toAbsolutePath().toUri().getRawPath() + "?immutable=1");
        return file;
    }

    static SQLiteDataSource source(Path path) {
        var config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // A commit returns when the disk has it: what was acknowledged survives a power cut.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(PATIENCE_MILLIS);
        // A tool may write beside the server: whoever is to write says so at once and waits for its turn.
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        // No event may be added to a table that such a tool has deleted.
        config.enforceForeignKeys(true);
        // Nobody asks for the number of a row; left to itself the driver looks it up after each of them.
        config.setGetGeneratedKeys(false);
        // A page that changes all the time is brought into the file once in so many changes, not each time.
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, LOGGED_PAGES);
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
        return writer.orElseThrow(() -> new IllegalStateException("opened to read"))
                .write(work);
    }

    @Override
    public int queued() {
        return writer.map(GroupCommit::queued).orElse(0);
    }

    @Override
    public boolean isShared() {
        return false;
    }

    /// A server has nobody to tell; a tool tells the server. That one has tables in memory that it does not compare
    /// with the file, so whatever a tool does to a table makes it read the table anew.
    @Override
    public void announce(Handle transaction, String what) {
        if (lock.isEmpty()) {
            NoticeBoard.pin(transaction, what.startsWith(Store.REWRITTEN) ? what : Store.REWRITTEN + what);
        }
    }

    @Override
    public void onAnnouncement(Consumer<String> listener) {
        if (lock.isPresent()) {
            listening = Optional.of(new NoticeBoard(this, listener));
        }
    }

    @Override
    public boolean isSteward() {
        return true;
    }

    /// The number is for programs like this one; nobody here looks at it.
    @Override
    public void probe(Handle transaction) {
        transaction.execute("pragma user_version = 1");
    }

    @Override
    public long room() {
        return folder.getUsableSpace();
    }

    @Override
    public long bytes(Handle handle) {
        return handle.createQuery("select page_count * page_size from pragma_page_count(), pragma_page_size()")
                .mapTo(long.class)
                .one();
    }

    @Override
    public boolean isAlive() {
        return writer.map(GroupCommit::isAlive).orElse(true);
    }

    @Override
    public void close() {
        listening.ifPresent(NoticeBoard::close);
        writer.ifPresent(GroupCommit::close);
        readers.close();
        lock.ifPresent(DatabaseLock::close);
    }
}
