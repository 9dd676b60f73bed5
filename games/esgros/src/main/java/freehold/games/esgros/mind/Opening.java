package freehold.games.esgros.mind;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.boards.Symmetries;
import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Position;

/// The first two plies on the usual board, read strictly, by the solved [Race]: Black's first stone wins it in the
/// centre and on the six hubs, two steps straight from the centre, and nowhere else; every other one loses to the hub
/// opposite.
final class Opening {
    static final long NO_ADVICE = 0;

    private static final int HALF_TURN = 3;
    private static final int TURNS = 6;

    private static final HexBoard BOARD = HexBoard.ofSide(4);
    private static final Symmetries SYMMETRIES = Symmetries.of(BOARD);
    private static final int CENTRE = BOARD.cell("d4");
    /// Only three answers win against a stone in a corner: fewer than elsewhere.
    private static final long CORNERS = turned("a1");

    private static final long HUBS = turned("b2");

    private Opening() {}

    private static long turned(String cell) {
        var cells = 0L;
        for (var turn = 0; turn < TURNS; turn++) {
            cells |= SYMMETRIES.image(turn, Cells.of(BOARD.cell(cell)));
        }
        return cells;
    }

    /// The moves to choose from, each as good as the others, or [#NO_ADVICE].
    static long advice(Position position) {
        var black = position.stones(Position.BLACK);
        if (position.isCatchUp() || position.board() != BOARD || position.stones(Position.WHITE) != 0) {
            return NO_ADVICE;
        }
        if (black == 0) {
            return position.hasPie() ? CORNERS : Cells.of(CENTRE);
        }
        return (black & (HUBS | Cells.of(CENTRE))) == 0 ? opposite(black) : swap(position);
    }

    private static long opposite(long stone) {
        var across = Long.numberOfTrailingZeros(SYMMETRIES.image(HALF_TURN, stone));
        return BOARD.neighbours(across) & HUBS;
    }

    private static long swap(Position position) {
        return position.canSwap() ? Cells.of(Move.SWAP) : NO_ADVICE;
    }
}
