package freehold.games.esgros;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.boards.Symmetries;

/// The first two plies on the usual board, by the solved [Race]: Black's first stone wins it in the centre and on the
/// six hubs, two steps straight from the centre, and nowhere else; every other one loses to the hub opposite.
final class Opening {
    static final int NO_ADVICE = -1;

    private static final int HALF_TURN = 3;
    private static final int TURNS = 6;

    private static final HexBoard BOARD = HexBoard.ofSide(4);
    private static final Symmetries SYMMETRIES = Symmetries.of(BOARD);
    private static final int CENTRE = BOARD.cell("d4");
    /// Only three answers win against a stone in a corner: fewer than elsewhere.
    private static final int CORNER = BOARD.cell("a1");

    private static final long HUBS = hubs();

    private Opening() {}

    private static long hubs() {
        var hubs = 0L;
        for (var turn = 0; turn < TURNS; turn++) {
            hubs |= SYMMETRIES.image(turn, Cells.of(BOARD.cell("b2")));
        }
        return hubs;
    }

    /// The move to play, or [#NO_ADVICE].
    static int advice(Position position) {
        var black = position.stones(Position.BLACK);
        if (position.board() != BOARD || position.stones(Position.WHITE) != 0) {
            return NO_ADVICE;
        }
        if (black == 0) {
            return position.hasPie() ? CORNER : CENTRE;
        }
        return (black & (HUBS | Cells.of(CENTRE))) == 0 ? opposite(black) : swap(position);
    }

    private static int opposite(long stone) {
        var across = Long.numberOfTrailingZeros(SYMMETRIES.image(HALF_TURN, stone));
        return Long.numberOfTrailingZeros(BOARD.neighbours(across) & HUBS);
    }

    private static int swap(Position position) {
        return position.canSwap() ? Move.SWAP : NO_ADVICE;
    }
}
