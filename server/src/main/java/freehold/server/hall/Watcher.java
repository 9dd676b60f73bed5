package freehold.server.hall;

import freehold.wire.table.Presence;
import java.util.List;

/// Somebody who waits for news of a table. Called under the table's lock; must not block.
public interface Watcher {
    /// Whether it thinks for the agents that its owner plays against.
    default boolean thinks() {
        return false;
    }

    /// Whether it only glances at the table, as a list of games does, and is nobody who watches.
    default boolean glances() {
        return false;
    }

    /// There is something to take.
    default void onArrival() {}

    /// So many only watch now.
    default void onCount(int watchers) {}

    /// Of the people who play these are there, and those are not.
    default void onPresence(List<Presence> presence) {}

    /// The server is closing: nothing more will come.
    default void onLoss() {}
}
