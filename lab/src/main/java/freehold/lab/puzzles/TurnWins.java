package freehold.lab.puzzles;

import freehold.kernel.position.Position;
import java.util.HashMap;
import java.util.Map;

/// Whether whoever acts can win before their turn is over, found by trying everything.
final class TurnWins {
    /// A turn with more ways than this is not searched.
    private static final int MOST_POSITIONS = 60_000;

    private final Map<Long, Boolean> known = new HashMap<>();

    /// Nothing is known any more; for another position to start from.
    void forget() {
        known.clear();
    }

    /// Whether all that was asked could be tried.
    boolean isComplete() {
        return known.size() < MOST_POSITIONS;
    }

    boolean isPossible(Position position, int seat) {
        if (position.isOver() || position.actor() != seat) {
            return position.isOver() && position.winnerBits() == 1 << (seat - 1);
        }
        var before = known.get(position.hash());
        if (before != null || !isComplete()) {
            return before != null && before;
        }
        var wins = tries(position, seat);
        known.put(position.hash(), wins);
        return wins;
    }

    private boolean tries(Position position, int seat) {
        var next = position.copy();
        for (var move : position.legalMoves()) {
            next.set(position);
            next.playLegal(move);
            if (isPossible(next, seat)) {
                return true;
            }
        }
        return false;
    }
}
