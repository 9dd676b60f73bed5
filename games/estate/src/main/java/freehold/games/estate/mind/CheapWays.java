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
/// one sum to the next is a few operations on words.
final class CheapWays {
    /// A cheapest win that costs more is not told from this.
    static final int MOST = 16;

    /// How much more than the cheapest a way may cost.
    static final int SLACK = 3;

    private static final int FARTHEST = MOST + SLACK;

    /// Each sum has a word for each side, and two for what one comes to from two sides: from 0 and 2, from 1 and 3.
    private static final int WORDS = 8;

    private static final int FROM_0_AND_2 = 6;
    private static final int FROM_1_AND_3 = 7;

    private final Land land;
    private final Surroundings surroundings;
    private final int dearest;
    /// By points and side: the cells that one comes to from there for at most so much, the cell itself unpaid.
    private final long[] entered = new long[(FARTHEST + 1) * WORDS];
    /// By side: the cells that are paid, or own.
    private final long[] paid = new long[Sides.COUNT];
    /// By own cell: the own land that it is connected with, and what lies around all of that.
    private final long[] holding;
    private final long[] aroundHolding;
    /// By points: the cells that one comes to from enough sides for at most so much in all.
    private final long[] crossed = new long[FARTHEST + 1];
    /// By price: the empty cells; what is free is own land.
    private final long[] priced = new long[HexBoard.LARGEST + 1];
    /// By slack: the cells on ways that cost at most so much more than the cheapest.
    private final long[] through = new long[SLACK + 1];

    private int least;

    CheapWays(Land land) {
        this.land = land;
        surroundings = land.surroundings();
        dearest = land.board().side();
        holding = new long[land.board().size()];
        aroundHolding = new long[land.board().size()];
    }

    void count(long own, long empty) {
        priced[0] = own;
        for (var price = 1; price <= dearest; price++) {
            priced[price] = empty & land.priced(price);
        }
        findHoldings(own);
        start();
        least = MOST + 1;
        for (var sum = 0; sum <= FARTHEST && sum <= least + SLACK; sum++) {
            if (sum > 0) {
                grow(sum);
            }
            cross(sum);
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

    private void start() {
        Arrays.fill(paid, 0);
        for (var side = 0; side < Sides.COUNT; side++) {
            var cells = land.board().side(side);
            entered[side] = cells | around(side, cells & priced[0]);
        }
    }

    /// From each side one point further.
    private void grow(int sum) {
        var row = sum * WORDS;
        for (var side = 0; side < Sides.COUNT; side++) {
            var bought = 0L;
            var before = row + side;
            for (var price = 1; price <= dearest && price <= sum; price++) {
                before -= WORDS;
                bought |= entered[before] & priced[price];
            }
            entered[row + side] = entered[row + side - WORDS] | around(side, bought);
        }
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

    /// The cells that one comes to for so much in all from two sides that lie opposite, or from every other side.
    private void cross(int sum) {
        var two = 0L;
        var alsoTwo = 0L;
        var enough = 0L;
        for (int one = 0, other = sum * WORDS; other >= 0; one += WORDS, other -= WORDS) {
            two |= entered[one] & entered[other + 2];
            alsoTwo |= entered[one + 1] & entered[other + 3];
            enough |= (entered[one] & entered[other + 3])
                    | (entered[one + 1] & entered[other + 4])
                    | (entered[one + 2] & entered[other + 5]);
        }
        entered[sum * WORDS + FROM_0_AND_2] = two;
        entered[sum * WORDS + FROM_1_AND_3] = alsoTwo;
        for (int one = 0, other = sum * WORDS; other >= 0; one += WORDS, other -= WORDS) {
            enough |= (entered[one + FROM_0_AND_2] & entered[other + 4])
                    | (entered[one + FROM_1_AND_3] & entered[other + 5]);
        }
        crossed[sum] = enough;
    }

    /// The cells through which one wins for at most so much; of ways to every other side, those where they meet.
    private long served(int sum) {
        var cells = 0L;
        for (var price = Math.min(sum, dearest); price >= 0; price--) {
            cells |= priced[price] & crossed[sum - price];
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
