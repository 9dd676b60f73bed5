package freehold.search;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// Finds the shortest way to win before anybody else acts: a tree proves that there is one, but seldom the shortest.
final class Finish {
    /// No turn that wins has more plies.
    private static final int LONGEST = 12;
    /// So that nobody waits for it where a turn has many ways to go.
    private static final int MOST_POSITIONS = 4096;

    private final Knowledge knowledge;
    private final Dice dice;
    private final Set<Long> seen = new HashSet<>();
    private int positions;
    private int actor;
    /// Whether the game itself sees such a win, so that only positions in which it still does are of interest.
    private boolean isGuided;

    private boolean isCut;

    /// @param dice choose between wins of the same length
    Finish(Knowledge knowledge, Dice dice) {
        this.knowledge = knowledge;
        this.dice = dice;
    }

    /// Whether the game itself says that whoever acts wins.
    boolean isCertain(Position position) {
        return knowledge.certainWinner(position) == position.actor();
    }

    /// The moves of the win.
    Optional<int[]> find(Position start) {
        actor = start.actor();
        isGuided = isCertain(start);
        positions = 0;
        isCut = true;
        for (var length = 1; length <= LONGEST && isCut && positions < MOST_POSITIONS; length++) {
            seen.clear();
            isCut = false;
            var line = new int[length];
            if (wins(start, line, 0)) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    private boolean wins(Position position, int[] line, int ply) {
        var moves = position.legalMoves();
        dice.shuffle(moves, moves.length);
        for (var move : moves) {
            var next = position.copy();
            next.playLegal(move);
            line[ply] = move;
            if (ply == line.length - 1 ? isWon(next) : leads(next) && wins(next, line, ply + 1)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a win of exactly the present length ends here; if it might take longer, that is noted.
    private boolean isWon(Position position) {
        isCut |= position.actor() == actor;
        return position.isOver() && position.winnerBits() == 1 << (actor - 1);
    }

    private boolean leads(Position position) {
        return position.actor() == actor
                && seen.add(position.hash())
                && positions++ < MOST_POSITIONS
                && (!isGuided || isCertain(position));
    }
}
