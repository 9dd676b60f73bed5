package freehold.games.estate.rules;

import freehold.boards.Cells;
import freehold.kernel.position.Dice;

/// What is legal: the cells that the turn can pay (E3), ending the turn (E4) and the swap (E10).
public final class Legal {
    private Legal() {}

    static int moves(Position position, int[] into) {
        var count = Cells.write(open(position), into);
        if (position.canEnd()) {
            into[count++] = Move.END;
        }
        if (position.canSwap()) {
            into[count++] = Move.SWAP;
        }
        return count;
    }

    /// Whoever may swap has placed nothing, so besides the cells there is at most one more move.
    static int pick(Position position, Dice dice) {
        var open = open(position);
        var cells = Long.bitCount(open);
        var canSwap = position.canSwap();
        var i = dice.below(canSwap || position.hasPlaced() ? cells + 1 : cells);
        return i < cells ? Cells.nth(open, i) : canSwap ? Move.SWAP : Move.END;
    }

    /// The cells on which the mover may place a piece: wherever the points suffice (E3), near the others or not (E6).
    public static long open(Position position) {
        return position.isOver() || position.supply(position.mover()) == 0
                ? 0
                : position.empty() & position.land().affordable(position.points());
    }
}
