package freehold.server.agents;

import freehold.kernel.mind.Level;
import freehold.search.Opponent;
import freehold.server.memory.LruCache;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;

/// Who thinks for the agents. An opponent remembers what it has thought about its game, so it goes on from there at its
/// next ply; only those of the last few tables are kept.
final class Opponents {
    private final SecureRandom seeds = new SecureRandom();
    private final Map<Place, Opponent> resting;

    /// @param most how many are kept while they do not think
    Opponents(int most) {
        resting = LruCache.atMost(most);
    }

    private record Place(String table, int seat, Level level) {
        static Place of(Turn turn) {
            return new Place(turn.table(), turn.seat(), turn.level());
        }
    }

    /// The opponent who thinks about a turn, for this thread alone.
    Opponent take(Turn turn) {
        return Optional.ofNullable(resting.remove(Place.of(turn)))
                .orElseGet(() -> new Opponent(turn.game(), turn.setup(), turn.level(), seeds.nextLong()));
    }

    /// Lets it rest until the next one.
    void put(Turn turn, Opponent opponent) {
        resting.put(Place.of(turn), opponent);
    }
}
