package freehold.server.agents;

import freehold.server.table.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Tables whose agents a player's own program thinks for, and until when the steward waits for it.
final class Deferred {
    /// Beyond what the level takes: for a slow machine, and for a connection that breaks and comes back.
    private static final Duration GRACE = Duration.ofSeconds(10);

    /// @param plies how many had been played
    private record Wait(int plies, Instant end) {}

    private final Map<String, Wait> waits = new ConcurrentHashMap<>();

    /// Waits for the next ply of a table. What is said there meanwhile does not make it longer.
    void put(Table table, Instant now) {
        var plies = table.course().plies().size();
        var level = table.agentLevel(table.actor()).map(table.course().game()::level);
        var thought = Duration.ofMillis(level.orElseThrow().millis());
        var fresh = new Wait(plies, now.plus(thought).plus(GRACE));
        waits.merge(table.id(), fresh, (old, latest) -> old.plies == latest.plies ? old : latest);
    }

    void remove(String table) {
        waits.remove(table);
    }

    boolean isWaitingFor(String table) {
        return waits.containsKey(table);
    }

    /// The tables for which the time is over; it is not waited for them any more.
    List<String> takeLate(Instant now) {
        var late = waits.entrySet().stream()
                .filter(wait -> !wait.getValue().end.isAfter(now))
                .map(Map.Entry::getKey)
                .toList();
        late.forEach(waits::remove);
        return late;
    }
}
