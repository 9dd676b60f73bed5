package freehold.games.estate.mind;

import freehold.boards.HexBoard;
import freehold.boards.Surroundings;
import freehold.games.estate.rules.Land;
import freehold.games.estate.rules.Sides;
import java.util.Arrays;

/// What the cheapest win of a colour costs, were the other colour to stand still, and which cells lie on ways that cost
/// little more: what [freehold.games.estate.rules.WinCosts] counts, for all cells at once and no further than needed.
///
/// All sums grow together, one point at a time. The cells that one comes to for so much are a set, so each step from
/// one
/// sum to the next is a few operations on words.
final class CheapWays {
    /// A cheapest win that costs more is not told from this.
    static final int MOST = 16;

    /// How much more than the cheapest a way may cost.
    static final int SLACK = 3;

    private static final int OPPOSITE = Sides.COUNT / 2;
    private static final int FARTHEST = MOST + SLACK;

    private final Land land;
    private final Surroundings surroundings;
    private final int dearest;
    /// By side and points: the cells that one comes to from the side for at most so much, the cell itself unpaid.
    private final long[][] entered = new long[Sides.COUNT][FARTHEST + 1];
    /// By side: the cells that are paid, or own.
    private final long[] paid = new long[Sides.COUNT];
    /// By own cell: the own land that it is connected with, and what lies around all of that.
    private final long[] holding;
    private final long[] aroundHolding;
    /// By every other side and points: the cells that one comes to from the first two for at most so much in all.
    private final long[][] both = new long[2][FARTHEST + 1];
    /// By points: the cells that one comes to from enough sides for at most so much in all.
    private final long[] crossed = new long[FARTHEST + 1];
    /// By price: the empty cells; what is free is own land.
    private final long[] priced = new long[HexBoard.LARGEST + 1];
    /// By slack: the cells on ways that cost at most so much more than the cheapest.
    private final long[] through = new long[SLACK + 1];

    private int least;

    CheapWays(Land land) {
        this.land = land;
        surroundings = new Surroundings(land.board());
        dearest = land.board().side();
        holding = new long[land.board().size()];
        aroundHolding = new long[land.board().size()];
    }

    void count(long own, long empty) {
        priced[0] = own;
        for (var price = 1; price <= dearest; price++) {
            priced[price] = empty & land.priced(price);
        }
        Arrays.fill(paid, 0);
        findHoldings(own);
        least = MOST + 1;
        for (var sum = 0; sum <= FARTHEST && sum <= least + SLACK; sum++) {
            grow(sum);
            var cells = served(sum);
            if (cells != 0 && sum < least && sum <= MOST) {
                least = sum;
            }
            if (sum >= least) {
                through[sum - least] = cells;
            }
        }
        for (var slack = Math.max(0, FARTHEST - least + 1); slack <= SLACK; slack++) {
            through[slack] = 0;
        }
    }

    /// Once for all sides: from each of them the own land behind a cell is then one step, however long it is.
    private void findHoldings(long own) {
        for (var left = own; left != 0; ) {
            var cells = left & -left;
            var around = surroundings.of(cells);
            for (var fresh = around & own & ~cells; fresh != 0; fresh = around & own & ~cells) {
                cells |= fresh;
                around |= surroundings.of(fresh);
            }
            for (var each = cells; each != 0; each &= each - 1) {
                holding[Long.numberOfTrailingZeros(each)] = cells;
                aroundHolding[Long.numberOfTrailingZeros(each)] = around;
            }
            left &= ~cells;
        }
    }

    private void grow(int sum) {
        for (var side = 0; side < Sides.COUNT; side++) {
            entered[side][sum] = sum == 0 ? start(side) : next(side, sum);
        }
        for (var i = 0; i < both.length; i++) {
            both[i][sum] = meeting(entered[i], entered[i + 2], sum);
        }
        crossed[sum] = crossing(sum);
    }

    private long start(int side) {
        var cells = land.board().side(side);
        return cells | around(side, cells & priced[0]);
    }

    private long next(int side, int sum) {
        var reached = entered[side];
        var bought = 0L;
        for (var price = Math.min(sum, dearest); price > 0; price--) {
            bought |= reached[sum - price] & priced[price];
        }
        return reached[sum - 1] | around(side, bought);
    }

    /// What lies around cells and the own land behind them.
    private long around(int side, long cells) {
        var fresh = cells & ~paid[side];
        if (fresh == 0) {
            return 0;
        }
        var done = paid[side] | fresh;
        var around = surroundings.of(fresh);
        for (var behind = around & priced[0] & ~done; behind != 0; behind = around & priced[0] & ~done) {
            var cell = Long.numberOfTrailingZeros(behind);
            done |= holding[cell];
            around |= aroundHolding[cell];
        }
        paid[side] = done;
        return around;
    }

    /// The cells through which one wins for at most so much; of ways to every other side, those where they meet.
    private long served(int sum) {
        var cells = 0L;
        for (var price = Math.min(sum, dearest); price >= 0; price--) {
            cells |= priced[price] & crossed[sum - price];
        }
        return cells;
    }

    private long crossing(int sum) {
        var cells = 0L;
        for (var side = 0; side < OPPOSITE; side++) {
            cells |= meeting(entered[side], entered[side + OPPOSITE], sum);
        }
        for (var i = 0; i < both.length; i++) {
            cells |= meeting(both[i], entered[i + 4], sum);
        }
        return cells;
    }

    /// The cells that one comes to both ways for at most so much in all.
    private static long meeting(long[] one, long[] other, int sum) {
        var cells = 0L;
        for (var first = 0; first <= sum; first++) {
            cells |= one[first] & other[sum - first];
        }
        return cells;
    }

    /// What the cheapest win costs; more than [#MOST] if it costs more.
    int least() {
        return least;
    }

    /// The cells on ways that cost exactly so much more than the cheapest.
    long through(int slack) {
        return slack == 0 ? through[0] : through[slack] & ~through[slack - 1];
    }
}
