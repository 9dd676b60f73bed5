package freehold.search;

import java.util.List;

/// Does several jobs and returns when all are done; lets one of them at a time at what they share. A browser has no
/// threads, so there only [#ALONE] is used.
interface Crew {
    Crew ALONE = jobs -> jobs.forEach(Runnable::run);

    void work(List<Runnable> jobs);

    /// Ends a job's turn at what they share.
    interface Entry extends AutoCloseable {
        Entry FREE = () -> {};

        @Override
        void close();
    }

    /// Waits for the turn at what they share, which lasts until this is closed.
    default Entry enter() {
        return Entry.FREE;
    }

    /// Whoever has the turn lets others have theirs first.
    default void letOthersEnter() {}
}
