package freehold.games.estate.rules;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.boards.Surroundings;

/// A board with its prices, and how many pieces there are for it. Immutable and shared.
public final class Land {
    private static final Land[] LANDS = new Land[HexBoard.LARGEST + 1];

    static {
        for (var side = 1; side <= HexBoard.LARGEST; side++) {
            LANDS[side] = new Land(HexBoard.ofSide(side));
        }
    }

    private final HexBoard board;
    private final Surroundings surroundings;
    private final int[] prices;
    private final byte[] sides;
    /// By points: the cells that cost no more.
    private final long[] affordable;

    public static Land ofSide(int side) {
        return LANDS[side];
    }

    private Land(HexBoard board) {
        this.board = board;
        surroundings = new Surroundings(board);
        prices = new int[board.size()];
        sides = new byte[board.size()];
        affordable = new long[board.side() + 1];
        for (var cell = 0; cell < board.size(); cell++) {
            sides[cell] = (byte) Sides.of(board, Cells.of(cell));
            // E2
            prices[cell] = board.side() - board.distanceFromCentre(cell);
            for (var points = prices[cell]; points < affordable.length; points++) {
                affordable[points] |= Cells.of(cell);
            }
        }
    }

    public HexBoard board() {
        return board;
    }

    public Surroundings surroundings() {
        return surroundings;
    }

    public int price(int cell) {
        return prices[cell];
    }

    /// The [Sides] that a cell lies on: two in a corner (E8).
    byte sides(int cell) {
        return sides[cell];
    }

    public long affordable(int points) {
        return affordable[points];
    }

    /// The cells that cost exactly so much.
    public long priced(int points) {
        return affordable[points] & ~affordable[points - 1];
    }

    /// E2: the price of the centre.
    int dearest() {
        return board.side();
    }

    /// E3: what a player may spend in one turn.
    public int pointsOfTurn() {
        return board.side();
    }

    /// E7: the pieces of each colour. Together they are more than the cells, so both are never out of pieces.
    public int piecesOfColour() {
        return board.size() / 2 + 5;
    }
}
