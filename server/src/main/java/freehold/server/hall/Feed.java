package freehold.server.hall;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The latest events of a table, made ready once for all who follow it. One thread adds, any number reads.
final class Feed {
    /// Whoever is further behind must ask the table itself.
    private static final int KEPT = 64;

    private volatile State state = new State(0, List.of());

    /// @param version the number of the last event
    /// @param latest up to that one, without gaps
    private record State(int version, List<Notice> latest) {}

    /// The number of the last event.
    int version() {
        return state.version;
    }

    /// @param next all that happened after the last event
    void add(List<Notice> next) {
        var all = new ArrayList<>(state.latest);
        all.addAll(next);
        var latest = List.copyOf(all.subList(Math.max(0, all.size() - KEPT), all.size()));
        state = new State(state.version + next.size(), latest);
    }

    /// Nobody wants to know what happened up to there.
    void skipTo(int version) {
        state = new State(version, List.of());
    }

    /// All that happened after an event; empty if that is no longer known here.
    Optional<List<Notice>> after(int v) {
        var present = state;
        var known = present.latest.size() - (present.version - v);
        return known < 0 ? Optional.empty() : Optional.of(present.latest.subList(known, present.latest.size()));
    }
}
