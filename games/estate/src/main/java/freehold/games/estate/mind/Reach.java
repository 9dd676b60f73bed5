package freehold.games.estate.mind;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.boards.Surroundings;
import freehold.games.estate.rules.Land;
import freehold.games.estate.rules.Sides;

/// Finds a way to win (E9) that so many points can pay, were the other colour to stand still.
/// [freehold.games.estate.rules.WinCosts] knows all ways and their costs, but this is asked for every node of a search.
///
/// A way that costs p points has a cell with at most p/2 to pay before it and as much after it; of three ways that
/// meet, at most one costs more. So it is enough to look half as far from each side, and further only where two others
/// meet cheaply.
final class Reach {
    private static final int MOST_POINTS = HexBoard.LARGEST;
    private static final int OPPOSITE = Sides.COUNT / 2;

    /// By side and points: the cells that one comes to from the side for at most so much, the cell itself unpaid.
    private final long[][] entered = new long[Sides.COUNT][MOST_POINTS + 1];
    /// By side: the cells that are paid, and for how many points [#entered] is known.
    private final long[] paid = new long[Sides.COUNT];
    private final int[] spent = new int[Sides.COUNT];
    /// By price: the empty cells; what is free is own land.
    private final long[] priced = new long[MOST_POINTS + 1];

    private Land land = Land.ofSide(HexBoard.LARGEST);
    private Surroundings surroundings = land.surroundings();
    private int points;
    private int half;

    /// The last question and its answer, because a search asks the same about a position again before it lists its
    /// moves. At first there is nothing to buy, and so no way.
    private long lastOwn;
    private long lastEmpty;
    private long lastWay;

    /// The empty cells of a way that so many points, at most those of a turn, can pay; none if there is no such way.
    long way(Land onLand, long own, long empty, int means) {
        if (own != lastOwn || empty != lastEmpty || means != points || onLand != land) {
            lastWay = find(onLand, own, empty, means);
            lastOwn = own;
            lastEmpty = empty;
        }
        return lastWay;
    }

    private long find(Land onLand, long own, long empty, int means) {
        land = onLand;
        surroundings = land.surroundings();
        points = means;
        half = means / 2;
        priced[0] = own;
        for (var price = 1; price <= points; price++) {
            priced[price] = empty & land.priced(price);
        }
        for (var side = 0; side < Sides.COUNT; side++) {
            start(side);
            spread(side, half);
        }
        var straight = betweenOpposites();
        return straight != 0 ? straight : toEveryOther();
    }

    private void start(int side) {
        paid[side] = 0;
        spent[side] = 0;
        var cells = land.board().side(side);
        entered[side][0] = cells | around(side, cells & priced[0]);
    }

    private void spread(int side, int farthest) {
        var reached = entered[side];
        for (var sum = spent[side] + 1; sum <= farthest; sum++) {
            var bought = 0L;
            for (var price = 1; price <= sum; price++) {
                bought |= reached[sum - price] & priced[price];
            }
            reached[sum] = reached[sum - 1] | around(side, bought);
            spent[side] = sum;
        }
    }

    /// What lies around cells and the own land behind them.
    private long around(int side, long cells) {
        var around = 0L;
        var done = paid[side];
        for (var fresh = cells & ~done; fresh != 0; fresh = around & priced[0] & ~done) {
            around |= surroundings.of(fresh);
            done |= fresh;
        }
        paid[side] = done;
        return around;
    }

    private long betweenOpposites() {
        for (var side = 0; side < OPPOSITE; side++) {
            var other = side + OPPOSITE;
            for (var price = 1; price <= points; price++) {
                var cells = meeting(side, other, points - price) & priced[price];
                if (cells != 0) {
                    var cell = Long.numberOfTrailingZeros(cells);
                    return Cells.of(cell) | wayTo(cell, side) | wayTo(cell, other);
                }
            }
        }
        return 0;
    }

    /// The cells that one comes to from both sides for at most so much in all.
    private long meeting(int one, int other, int sum) {
        if (sum >= 2 * half) {
            return entered[one][half] & entered[other][half];
        }
        var cells = 0L;
        for (var first = Math.max(0, sum - half); first <= Math.min(half, sum); first++) {
            cells |= entered[one][first] & entered[other][sum - first];
        }
        return cells;
    }

    private long toEveryOther() {
        for (var side = 0; side < Sides.COUNT; side++) {
            var way = toEveryOther(side, (side + 2) % Sides.COUNT, (side + 4) % Sides.COUNT);
            if (way != 0) {
                return way;
            }
        }
        return 0;
    }

    /// Where the way from the first of the sides is the dearest.
    private long toEveryOther(int dearest, int one, int other) {
        for (var sum = 0; sum <= Math.min(points, 2 * half); sum++) {
            var both = meeting(one, other, sum);
            for (var price = 0; price <= points - sum; price++) {
                var cells = both & priced[price];
                if (cells != 0) {
                    cells &= enteredFrom(dearest, points - sum - price);
                }
                if (cells != 0) {
                    var cell = Long.numberOfTrailingZeros(cells);
                    var itself = Cells.of(cell) & ~priced[0];
                    return itself | wayTo(cell, dearest) | wayTo(cell, one) | wayTo(cell, other);
                }
            }
        }
        return 0;
    }

    private long enteredFrom(int side, int sum) {
        spread(side, sum);
        return entered[side][sum];
    }

    /// The empty cells to buy between a cell and a side, the cheapest way.
    private long wayTo(int cell, int side) {
        var way = 0L;
        var sum = 0;
        while (!Cells.has(entered[side][sum], cell)) {
            sum++;
        }
        for (var at = Cells.of(cell); sum > 0; ) {
            var next = lastBought(at, side, sum);
            way |= next;
            sum -= land.price(Long.numberOfTrailingZeros(next));
            at = next;
        }
        return way;
    }

    /// The last cell to buy before one comes to a cell for this sum, which cannot be less.
    private long lastBought(long cell, int side, int sum) {
        var around = surroundings.of(cell);
        var done = cell;
        for (var fresh = around & priced[0]; fresh != 0; fresh = around & priced[0] & ~done) {
            around |= surroundings.of(fresh);
            done |= fresh;
        }
        for (var price = 1; price <= sum; price++) {
            var cells = around & priced[price] & entered[side][sum - price];
            if (cells != 0) {
                return cells & -cells;
            }
        }
        throw new IllegalStateException("nobody can have come here");
    }
}
