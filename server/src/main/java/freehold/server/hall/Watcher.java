package freehold.server.hall;

/// Somebody who waits for news of a table. Called under the table's lock; must not block.
public interface Watcher {
    /// Whether it thinks for the agents that its owner plays against.
    default boolean thinks() {
        return false;
    }

    /// There is something to take.
    default void onArrival() {}

    /// So many only watch now.
    default void onCount(int watchers) {}

    /// The server is closing: nothing more will come.
    default void onLoss() {}
}
