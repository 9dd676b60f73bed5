package freehold.games.estate;

import freehold.boards.Cells;

/// What a colour still lacks to win (E9), were the other colour to stand still and its own supply to last.
///
/// @param points what the cheapest win costs, at most three turns
/// @param way the cells to buy for one such win
record Prospect(int points, long way) {
    static Prospect of(Position position, int colour) {
        var outlay = new Outlay();
        outlay.count(position, colour);
        var points = outlay.least();
        return points == Outlay.NEVER
                ? new Prospect(points, 0)
                : new Prospect(points, way(outlay, position, colour, points));
    }

    boolean isNear() {
        return points != Outlay.NEVER;
    }

    /// Cell by cell: each one brings the win nearer by its whole price.
    private static long way(Outlay outlay, Position position, int colour, int points) {
        var land = position.land();
        var way = 0L;
        for (var left = points; left > 0; ) {
            var cell = next(outlay, position, colour, way, left);
            way |= Cells.of(cell);
            left -= land.price(cell);
            outlay.count(land, position.pieces(colour) | way, position.empty() & ~way, left);
        }
        return way;
    }

    private static int next(Outlay outlay, Position position, int colour, long way, int left) {
        var empty = position.empty() & ~way;
        for (var cells = empty; cells != 0; cells &= cells - 1) {
            var cell = Long.numberOfTrailingZeros(cells);
            if (outlay.through(cell) == left) {
                return cell;
            }
        }
        // Three arms meet on own land: then a cell of an arm is found by trying it.
        var trial = new Outlay();
        for (var cells = empty; cells != 0; cells &= cells - 1) {
            var cell = Long.numberOfTrailingZeros(cells);
            var bought = way | Cells.of(cell);
            trial.count(position.land(), position.pieces(colour) | bought, position.empty() & ~bought, left);
            if (trial.least() == left - position.land().price(cell)) {
                return cell;
            }
        }
        throw new IllegalStateException("no cell brings a win of %d points nearer".formatted(left));
    }
}
