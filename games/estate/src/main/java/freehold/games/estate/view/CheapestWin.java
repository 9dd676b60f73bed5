package freehold.games.estate.view;

import freehold.boards.Cells;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.WinCosts;

/// What a colour still lacks to win (E9), were the other colour to stand still and its own supply to last.
///
/// @param points what the cheapest win costs, at most three turns
/// @param way the cells to buy for one such win
record CheapestWin(int points, long way) {
    static CheapestWin of(Position position, int colour) {
        var costs = new WinCosts();
        costs.count(position, colour);
        var points = costs.least();
        return points == WinCosts.NEVER
                ? new CheapestWin(points, 0)
                : new CheapestWin(points, way(costs, position, colour, points));
    }

    boolean isNear() {
        return points != WinCosts.NEVER;
    }

    /// Cell by cell: each one brings the win nearer by its whole price.
    private static long way(WinCosts costs, Position position, int colour, int points) {
        var land = position.land();
        var way = 0L;
        for (var left = points; left > 0; ) {
            var cell = next(costs, position, colour, way, left);
            way |= Cells.of(cell);
            left -= land.price(cell);
            costs.count(land, position.pieces(colour) | way, position.empty() & ~way, left);
        }
        return way;
    }

    private static int next(WinCosts costs, Position position, int colour, long way, int left) {
        var empty = position.empty() & ~way;
        for (var cells = empty; cells != 0; cells &= cells - 1) {
            var cell = Long.numberOfTrailingZeros(cells);
            if (costs.through(cell) == left) {
                return cell;
            }
        }
        // Three arms meet on own land: then a cell of an arm is found by trying it.
        var trial = new WinCosts();
        for (var cells = empty; cells != 0; cells &= cells - 1) {
            var cell = Long.numberOfTrailingZeros(cells);
            var bought = way | Cells.of(cell);
            trial.count(position.land(), position.pieces(colour) | bought, position.empty() & ~bought, left);
            if (trial.least() == left - position.land().price(cell)) {
                return cell;
            }
        }
        throw new IllegalStateException("no cell brings a win of " + left + " points nearer");
    }
}
