package freehold.search.proof;

import freehold.kernel.position.Position;

/// Looks for a win within a few plies by trying everything: it knows the rules and nothing else.
///
/// It is limited by plies, not by effort, so that it finds the same in all images of a position.
public final class PlainSearch {
    public static final int NONE = freehold.kernel.mind.Knowledge.NO_MOVE;

    private final int horizon;
    private final Position[] line;
    private final int[][] moves;

    /// @param model any position of the game
    public PlainSearch(Position model, int horizon) {
        this.horizon = horizon;
        line = new Position[horizon];
        moves = new int[horizon][Position.MOST_MOVES];
        for (var i = 0; i < horizon; i++) {
            line[i] = model.copy();
        }
    }

    /// The move by which the acting seat wins soonest, or [#NONE].
    public int winningMove(Position position) {
        var seat = position.actor();
        for (var plies = 1; plies <= horizon; plies++) {
            var count = position.moves(moves[0]);
            for (var i = 0; i < count; i++) {
                if (winsAfter(position, moves[0][i], seat, 0, plies)) {
                    return moves[0][i];
                }
            }
        }
        return NONE;
    }

    private boolean winsAfter(Position position, int move, int seat, int depth, int plies) {
        var next = line[depth];
        next.set(position);
        next.playLegal(move);
        return next.isOver() ? isWonBy(seat, next) : plies > 1 && wins(next, seat, depth + 1, plies - 1);
    }

    private boolean wins(Position position, int seat, int depth, int plies) {
        var isOwn = position.actor() == seat;
        var count = position.moves(moves[depth]);
        for (var i = 0; i < count; i++) {
            if (winsAfter(position, moves[depth][i], seat, depth, plies) == isOwn) {
                return isOwn;
            }
        }
        return !isOwn;
    }

    static boolean isWonBy(int seat, Position over) {
        return over.winnerBits() == 1 << (seat - 1);
    }
}
