package freehold.server.agents;

import freehold.kernel.mind.Level;
import freehold.kernel.position.Position;
import freehold.search.Opponent;
import freehold.server.memory.LruCache;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Who thinks for the agents. An opponent remembers what it has thought about its game, so it goes on from there at its
/// next ply; only those of the last few tables are kept.
final class Opponents {
    private final SecureRandom seeds = new SecureRandom();
    private final Map<Place, Opponent> resting;
    private final Set<Place> thinkingOn = new HashSet<>();

    /// @param most how many are kept while they do not think
    Opponents(int most) {
        resting = LruCache.atMost(most);
    }

    private record Place(String table, int seat, Level level) {
        static Place of(Turn turn) {
            return new Place(turn.table(), turn.seat(), turn.level());
        }
    }

    /// The opponent who thinks about a turn, for this thread alone. One who thinks on is soon free.
    synchronized Opponent take(Turn turn) {
        var place = Place.of(turn);
        waitWhileThinkingOn(place);
        return Optional.ofNullable(resting.remove(place))
                .orElseGet(() -> new Opponent(turn.game(), turn.setup(), turn.level(), seeds.nextLong()));
    }

    /// Lets it rest until the next one.
    synchronized void put(Turn turn, Opponent opponent) {
        resting.put(Place.of(turn), opponent);
        thinkingOn.remove(Place.of(turn));
        notifyAll();
    }

    /// Lets an opponent who rests think for a moment while others are to act.
    ///
    /// @param turn which it has played
    /// @param after where that has led
    /// @return whether it would like another moment
    boolean thinkOn(Turn turn, Position after) {
        return takeResting(turn)
                .map(opponent -> {
                    try {
                        return opponent.thinkOn(after);
                    } finally {
                        put(turn, opponent);
                    }
                })
                .orElse(false);
    }

    private synchronized Optional<Opponent> takeResting(Turn turn) {
        var opponent = Optional.ofNullable(resting.remove(Place.of(turn)));
        opponent.ifPresent(_ -> thinkingOn.add(Place.of(turn)));
        return opponent;
    }

    private synchronized void waitWhileThinkingOn(Place place) {
        try {
            while (thinkingOn.contains(place)) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while an opponent thinks", e);
        }
    }
}
