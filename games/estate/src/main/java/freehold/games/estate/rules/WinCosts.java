package freehold.games.estate.rules;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import java.util.Arrays;

/// What a colour must still pay to win (E9), were the other colour to stand still: the cheapest way through own land,
/// which is free, and empty land, at its price (E2).
///
/// A way between opposite sides is a shortest path; one to every other side is three paths that meet in a cell. Two
/// empty cells side by side are no bridge here, as a turn can buy both: a way is worth what it costs.
public final class WinCosts {
    /// More than any way costs.
    public static final int NEVER = 99;

    private static final int MOST_CELLS = HexBoard.ofSide(HexBoard.LARGEST).size();
    private static final int MOST_POINTS = 3 * HexBoard.LARGEST;
    private static final int OPPOSITE = Sides.COUNT / 2;

    /// By side and cell: the price of connecting the two, the cell included.
    private final byte[][] costs = new byte[Sides.COUNT][MOST_CELLS];
    /// By points: the empty cells next to those that cost exactly so much.
    private final long[] next = new long[MOST_POINTS + 1];

    private Land land = Land.ofSide(HexBoard.LARGEST);
    private long own;
    private long empty;
    private long reached;
    private int farthest;

    /// Looks no further than three turns reach.
    public void count(Position position, int colour) {
        count(position, colour, 3 * position.land().pointsOfTurn());
    }

    /// Finds all ways that cost at most so many points; others may be missed.
    public void count(Position position, int colour, int points) {
        count(position.land(), position.pieces(colour), position.empty(), points);
    }

    public void count(Land onLand, long ownLand, long emptyLand, int points) {
        farthest = points;
        land = onLand;
        own = ownLand;
        empty = emptyLand;
        for (var side = 0; side < Sides.COUNT; side++) {
            spread(costs[side], land.board().side(side));
        }
    }

    /// Dial's algorithm, on sets: the cells come in the order of their cost.
    private void spread(byte[] cost, long side) {
        Arrays.fill(cost, (byte) NEVER);
        reached = 0;
        next[0] = side | reach(side & own, cost, 0);
        for (var points = 1; points <= farthest; points++) {
            next[points] = reach(bought(points), cost, points);
        }
    }

    /// The cells whose price leads from a cheaper neighbour to exactly this cost.
    private long bought(int points) {
        var cells = 0L;
        for (var price = Math.min(points, land.dearest()); price > 0; price--) {
            cells |= next[points - price] & land.priced(price);
        }
        return cells & empty;
    }

    /// Notes the cost of cells and of the own land behind them, and returns what lies around.
    private long reach(long cells, byte[] cost, int points) {
        var around = 0L;
        for (var fresh = cells & ~reached; fresh != 0; fresh = (fresh | (around & own)) & ~reached) {
            var cell = Long.numberOfTrailingZeros(fresh);
            cost[cell] = (byte) points;
            reached |= Cells.of(cell);
            around |= land.board().neighbours(cell);
        }
        return around;
    }

    /// The cheapest win, or [#NEVER] if it costs more than was asked for.
    public int least() {
        var least = NEVER;
        for (var cells = own | empty; cells != 0; cells &= cells - 1) {
            least = Math.min(least, through(Long.numberOfTrailingZeros(cells)));
        }
        return least <= farthest ? least : NEVER;
    }

    /// The cheapest win by a way through a cell; of the ways to every other side, only those that meet in it.
    public int through(int cell) {
        var price = Cells.has(own, cell) ? 0 : land.price(cell);
        return Math.min(betweenOpposites(cell) - price, toEveryOther(cell) - 2 * price);
    }

    /// Whether a cell may lie on a way that costs at most so much; certain only where it does not.
    public boolean mayServe(int cell, int points) {
        var price = Cells.has(own, cell) ? 0 : land.price(cell);
        return betweenOpposites(cell) - price <= points || onArm(cell) - price <= points;
    }

    /// No way to every other side with the cell on one of its arms costs less: that arm, and the dearer of the others.
    private int onArm(int cell) {
        var least = 2 * NEVER;
        for (var side = 0; side < Sides.COUNT; side++) {
            var others = Math.max(costs[(side + 2) % Sides.COUNT][cell], costs[(side + 4) % Sides.COUNT][cell]);
            least = Math.min(least, costs[side][cell] + others);
        }
        return least;
    }

    private int betweenOpposites(int cell) {
        var least = 2 * NEVER;
        for (var side = 0; side < OPPOSITE; side++) {
            least = Math.min(least, costs[side][cell] + costs[side + OPPOSITE][cell]);
        }
        return least;
    }

    private int toEveryOther(int cell) {
        var fromBottom = costs[0][cell] + costs[2][cell] + costs[4][cell];
        var fromLowerRight = costs[1][cell] + costs[3][cell] + costs[5][cell];
        return Math.min(fromBottom, fromLowerRight);
    }
}
