package freehold.games.estate.mind;

import freehold.boards.HexBoard;
import freehold.boards.Surroundings;
import freehold.games.estate.rules.Land;
import freehold.games.estate.rules.Sides;

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
    /// By every other side and points: the cells that one comes to from the first two for at most so much in all.
    private final long[][] both = new long[2][FARTHEST + 1];
    /// By price: the empty cells; what is free is own land.
    private final long[] priced = new long[HexBoard.LARGEST + 1];
    /// By slack: the cells on ways that cost at most so much more than the cheapest.
    private final long[] through = new long[SLACK + 1];

    private int least;

    CheapWays(Land land) {
        this.land = land;
        surroundings = new Surroundings(land.board());
        dearest = land.board().side();
    }

    void count(long own, long empty) {
        priced[0] = own;
        for (var price = 1; price <= dearest; price++) {
            priced[price] = empty & land.priced(price);
        }
        java.util.Arrays.fill(paid, 0);
        least = MOST + 1;
        for (var sum = 0; sum <= FARTHEST && sum <= least + SLACK; sum++) {
            grow(sum);
            var cells = served(sum);
            if (cells != 0 && least > MOST) {
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

    private void grow(int sum) {
        for (var side = 0; side < Sides.COUNT; side++) {
            entered[side][sum] = sum == 0 ? start(side) : next(side, sum);
        }
        for (var i = 0; i < both.length; i++) {
            both[i][sum] = meeting(i, i + 2, sum);
        }
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
        var all = 0L;
        for (var fresh = cells & ~paid[side]; fresh != 0; ) {
            paid[side] |= fresh;
            var around = surroundings.of(fresh);
            all |= around;
            fresh = around & priced[0] & ~paid[side];
        }
        return all;
    }

    /// The cells that one comes to from both sides for at most so much in all.
    private long meeting(int one, int other, int sum) {
        var cells = 0L;
        for (var first = 0; first <= sum; first++) {
            cells |= entered[one][first] & entered[other][sum - first];
        }
        return cells;
    }

    /// The cells through which one wins for at most so much; of ways to every other side, those where they meet.
    private long served(int sum) {
        var cells = 0L;
        for (var price = 0; price <= Math.min(sum, dearest); price++) {
            if (priced[price] != 0) {
                cells |= priced[price] & crossed(sum - price);
            }
        }
        return cells;
    }

    private long crossed(int sum) {
        var cells = 0L;
        for (var side = 0; side < OPPOSITE; side++) {
            cells |= meeting(side, side + OPPOSITE, sum);
        }
        for (var i = 0; i < both.length; i++) {
            for (var first = 0; first <= sum; first++) {
                cells |= both[i][first] & entered[i + 4][sum - first];
            }
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
