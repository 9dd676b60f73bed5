package freehold.kernel.mind;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Optional;
import java.util.function.LongConsumer;

/// What search should know about a game beyond its rules. Each method has a plain answer, so a game tells
/// only what helps.
///
/// One object for each thread that searches: it may keep room to work in.
public interface Knowledge {
    int NO_MOVE = -1;

    /// Knows nothing: upper confidence bounds and random playouts, the yardstick.
    static Knowledge none() {
        return new Knowledge() {};
    }

    default Tuning tuning() {
        return Tuning.PLAIN;
    }

    /// The seat that is certain to win from here with right play, or 0 if that is not plain to see.
    default int certainWinner(Position position) {
        return 0;
    }

    /// A move that is proven to win for the acting seat, or [#NO_MOVE] if none is known. It is asked once a ply, not
    /// all over a search.
    default int winningMove(Position position) {
        return NO_MOVE;
    }

    /// Keeps the moves that are worth a look, in any order, at the front of the array, and returns how many there are:
    /// at least one.
    default int prune(Position position, int[] moves, int count) {
        return count;
    }

    /// Whether what [#prune] leaves out is never better than what it keeps, so that a proof needs no look at it.
    default boolean prunesSafely() {
        return false;
    }

    /// Writes how promising each move looks at first sight, between 0 and 1; false if there is nothing to say.
    default boolean priors(Position position, int[] moves, int count, float[] into) {
        return false;
    }

    /// A search for endings, if the game has one of its own. What it has found it remembers.
    ///
    /// @param start of the games that they end
    /// @param tableBits it may remember two to this power positions
    /// @param heartbeat hears now and then how many positions were searched; what it throws ends the search
    default Optional<Endings> endings(Position start, int tableBits, LongConsumer heartbeat) {
        return Optional.empty();
    }

    /// A ply towards an even first turn, where one is to be made that may be taken over; nothing if no such turn is
    /// known that begins as this one did. Search by itself thinks too little of first turns, because their effect
    /// shows so much later.
    default Optional<EvenMove> evenMove(Position position, Dice dice) {
        return Optional.empty();
    }

    /// Plays the position to its end, or as far as a sound judgement needs, and writes each seat's expected share
    /// of the win.
    default void playout(Position position, Dice dice, Trail trail, double[] shares) {
        while (!position.isOver()) {
            var move = position.pick(dice, trail.scratch());
            trail.add(position.actor(), move);
            position.playLegal(move);
        }
        position.shares(shares);
    }
}
