package freehold.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// A PostgreSQL that any number of server processes share. What one of them adds, the others hear of by NOTIFY; the
/// steward is whoever holds an advisory lock, which PostgreSQL frees by itself when that process is gone.
public final class PostgresDatabase implements Database {
    static final String CHANNEL = "freehold";
    private static final int CONNECTIONS = 16;
    private static final long PATIENCE_MILLIS = 10_000;
    /// A server that is frozen must not hold its callers for ever.
    private static final int SILENCE_SECONDS = 30;

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final PostgresAddress address;
    private final Stewardship stewardship;
    /// Tells this process from the others in what they announce.
    private final String node = UUID.randomUUID().toString();
    private volatile AutoCloseable listening = () -> {};

    /// @param url `postgresql://user:password@host:port/name`
    public PostgresDatabase(String url) {
        address = PostgresAddress.parse(url);
        var config = new HikariConfig();
        config.setPoolName("postgresql");
        config.setJdbcUrl(address.url());
        address.properties().forEach((key, value) -> config.addDataSourceProperty((String) key, value));
        config.addDataSourceProperty("socketTimeout", "" + SILENCE_SECONDS);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        pool = connect(config);
        Migrations.run(pool);
        jdbi = Jdbi.create(pool);
        stewardship = new Stewardship(address);
    }

    private static HikariDataSource connect(HikariConfig config) {
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            throw new DatabaseAway("PostgreSQL can't be reached: " + e.getMessage(), e);
        }
    }

    @Override
    public <T> T read(Function<Handle, T> work) {
        try {
            return jdbi.withHandle(work::apply);
        } catch (JdbiException e) {
            throw new StoreException("the database can't be read", e);
        }
    }

    @Override
    public <T> T write(Function<Handle, T> work) {
        var isDone = new AtomicBoolean();
        try {
            return jdbi.inTransaction(handle -> {
                var result = work.apply(handle);
                isDone.set(true);
                return result;
            });
        } catch (JdbiException e) {
            // All that was left was to commit: perhaps it did, and only its answer was lost.
            throw isDone.get() ? StoreException.uncertain(e) : new StoreException("the database did not keep it", e);
        }
    }

    @Override
    public int queued() {
        return pool.getHikariPoolMXBean().getThreadsAwaitingConnection();
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public void announce(Handle transaction, String what) {
        transaction
                .createQuery("select cast(pg_notify(:channel, :what) as text)")
                .bind("channel", CHANNEL)
                .bind("what", node + " " + what)
                .mapTo(String.class)
                .list();
    }

    @Override
    public void onAnnouncement(Consumer<String> listener) {
        listening = new Announcements(address, node, listener);
    }

    @Override
    public boolean isSteward() {
        return stewardship.isHeld();
    }

    /// A number for a transaction must be written down before it is given out.
    @Override
    public void probe(Handle transaction) {
        transaction
                .createQuery("select cast(pg_current_xact_id() as text)")
                .mapTo(String.class)
                .one();
    }

    /// Its disk is its own business.
    @Override
    public long room() {
        return Long.MAX_VALUE;
    }

    @Override
    public long bytes(Handle handle) {
        return handle.createQuery("select pg_database_size(current_database())")
                .mapTo(long.class)
                .one();
    }

    @Override
    public boolean isAlive() {
        return pool.isRunning();
    }

    @Override
    public void close() {
        try {
            listening.close();
        } catch (Exception e) {
            throw new StoreException("closing", e);
        } finally {
            stewardship.close();
            pool.close();
        }
    }
}
