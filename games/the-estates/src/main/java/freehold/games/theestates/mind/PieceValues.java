package freehold.games.theestates.mind;

import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Position;
import freehold.kernel.mind.Softmax;
import java.util.Arrays;

/// An estimate of what a piece is worth to each seat: whoever gets it uses it to their own best (T13), and all others
/// live with that.
///
/// A seat wants a larger share of the win. So what counts is what it expects, less what all expect, weighed by how
/// likely each is to win: points that go to the leader hurt more than those that go to the last.
final class PieceValues {
    private static final int SIZE = Holdings.MOST_SEATS + 1;
    /// A chance to win of 1.
    private static final int WHOLE = 256;
    /// What a seat loses by paying $1m and gains by being paid.
    private static final int CHECK = Forecast.POINT / 2;
    /// A lead of so many points makes one e times as likely to win: at the end of the round, and more with each turn.
    private static final double LEAD_AT_THE_END = 2;

    private static final double LEAD_PER_TURN = 0.1;

    private final Forecast forecast = new Forecast();
    private final Trial trial = new Trial(forecast);
    private final int[] moves = new int[Position.MOST_MOVES];
    private final int[] expected = new int[SIZE];
    private final int[] chance = new int[SIZE];
    private final double[] shares = new double[SIZE];
    /// By the seat that gets the piece: what each seat then has.
    private final int[][] gain = new int[SIZE][SIZE];
    private final int[] best = new int[SIZE];
    private final int[] bestUse = new int[SIZE];
    private int seats;
    /// The hash of the position whose sale is read, while [#isSaleRead].
    private long saleRead;

    private boolean isSaleRead;

    /// Reads how things stand, before any piece is looked at.
    void read(Position position) {
        isSaleRead = false;
        seats = position.seats();
        forecast.read(position);
        forecast.write(expected);
        shares(shares);
        for (var seat = 1; seat <= seats; seat++) {
            chance[seat] = (int) (WHOLE * shares[seat - 1]);
        }
    }

    /// Writes each seat's share of the win by what it expects, as it was read.
    void shares(double[] into) {
        for (var seat = 1; seat <= seats; seat++) {
            into[seat - 1] = expected[seat];
        }
        Softmax.shares(into, seats, Forecast.POINT * (LEAD_AT_THE_END + LEAD_PER_TURN * forecast.turnsLeft()));
    }

    /// Reads how things stand, and appraises the piece that is on sale. Search asks about a position several times in
    /// a row, to leave out moves, to compare them and to play on; only the first time takes work.
    void readSale(Position position) {
        var hash = position.hash();
        if (isSaleRead && hash == saleRead) {
            return;
        }
        read(position);
        appraise(position, position.auction().piece(), position.auction().roof());
        saleRead = hash;
        isSaleRead = true;
    }

    /// Finds out what each seat would do with a piece.
    ///
    /// @param roof its value, if it is a rooftop
    void appraise(Position position, int piece, int roof) {
        isSaleRead = false;
        trial.take(piece, roof);
        Arrays.fill(best, Integer.MIN_VALUE);
        var isClaim = trial.isClaim(position);
        var count = trial.list(position, moves);
        for (var i = 0; i < count; i++) {
            if (isClaim) {
                compareForEach(position, moves[i]);
            } else {
                compareForAll(position, moves[i]);
            }
        }
    }

    private void compareForEach(Position position, int move) {
        for (var owner = 1; owner <= seats; owner++) {
            tryOut(position, move, owner);
            compare(move, owner, mean());
        }
    }

    /// Whoever makes this use of the piece, it does the same.
    private void compareForAll(Position position, int move) {
        tryOut(position, move, Holdings.NOBODY);
        var mean = mean();
        for (var owner = 1; owner <= seats; owner++) {
            compare(move, owner, mean);
        }
    }

    private void compare(int move, int owner, int mean) {
        if (expected[owner] - mean <= best[owner]) {
            return;
        }
        best[owner] = expected[owner] - mean;
        bestUse[owner] = move;
        for (var seat = 1; seat <= seats; seat++) {
            gain[owner][seat] = expected[seat] - mean;
        }
    }

    private void tryOut(Position position, int move, int owner) {
        trial.show(position, move, owner);
        forecast.write(expected);
        trial.hide(position, move, owner);
    }

    private int mean() {
        var sum = 0;
        for (var seat = 1; seat <= seats; seat++) {
            sum += chance[seat] * expected[seat];
        }
        return sum / WHOLE;
    }

    /// How a seat uses the appraised piece if it gets it.
    int bestUse(int owner) {
        return bestUse[owner];
    }

    /// How good a use of the appraised piece is for its owner.
    int ofUse(Position position, int move, int owner) {
        tryOut(position, move, owner);
        return expected[owner] - mean();
    }

    /// The price in $1m at which a seat does not care whether it gets the piece or the other does. What it gains by the
    /// piece counts half, since the price changes hands one way or the other (T12).
    int price(int seat, int other) {
        return (gain[seat][seat] - gain[other][seat]) / (2 * CHECK);
    }

    /// T12: whether the auctioneer can pay a bid, and would rather do so than sell.
    boolean isKept(Position position, int bidder, int amount) {
        var auctioneer = position.auctioneer();
        return position.holdings().cash(auctioneer) >= amount && price(auctioneer, bidder) >= amount;
    }

    /// What a seat has once the piece is kept or sold for a price.
    int ofSettling(Position position, boolean isKept, int bidder, int amount, int seat) {
        var auctioneer = position.auctioneer();
        var paid = (seat == bidder) == isKept ? amount * CHECK : -amount * CHECK;
        return gain[isKept ? auctioneer : bidder][seat] + paid;
    }

    /// What a bidder has by a bid, or a pass, if it is the last one.
    int ofBid(Position position, int amount) {
        var bidder = position.actor();
        if (amount > 0) {
            return ofSettling(position, isKept(position, bidder, amount), bidder, amount, bidder);
        }
        var leader = position.auction().leader();
        return gain[leader == Holdings.NOBODY ? position.auctioneer() : leader][bidder];
    }

    /// What the auctioneer has by selecting the appraised piece, if everybody bids what it is worth to them.
    int ofSelecting(Position position) {
        var auctioneer = position.auctioneer();
        var bidder = Holdings.NOBODY;
        var highest = 0;
        for (var seat = 1; seat <= seats; seat++) {
            var bid = seat == auctioneer ? 0 : mostOf(position, seat);
            if (bid > highest) {
                highest = bid;
                bidder = seat;
            }
        }
        return bidder == Holdings.NOBODY
                ? gain[auctioneer][auctioneer]
                : ofSettling(position, isKept(position, bidder, highest), bidder, highest, auctioneer);
    }

    /// The most that a seat would bid.
    int mostOf(Position position, int seat) {
        return Math.min(position.holdings().cash(seat), price(seat, position.auctioneer()));
    }
}
