package freehold.server.store;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/// What differs between the databases: how transactions are made, and how processes hear of each other.
public interface Database extends AutoCloseable {
    <T> T read(Function<Handle, T> work);

    /// Does some work in a transaction and returns when it is durable.
    <T> T write(Function<Handle, T> work);

    /// How many writes wait for their turn.
    int queued();

    /// Whether other processes write here too.
    boolean isShared();

    /// Tells the other processes of a table, as soon as the transaction is committed.
    ///
    /// @param what the name of a table, perhaps with [Store#REWRITTEN] before it; empty for all of them
    void announce(Handle transaction, String what);

    /// Hears what other processes announce.
    void onAnnouncement(Consumer<String> listener);

    /// Tries to become, or checks that this process still is, the one that runs agents and clocks.
    boolean isSteward();

    /// Writes something that changes nothing, which shows whether anything can be written.
    void probe(Handle transaction);

    /// How many bytes there is room for, where that is known.
    long room();

    /// How many bytes it takes.
    long bytes(Handle handle);

    /// Whether whatever works in the background still does.
    boolean isAlive();

    @Override
    void close();
}
