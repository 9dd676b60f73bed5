package freehold.games.theestates.mind;

import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Stage;
import freehold.kernel.mind.Trail;
import freehold.kernel.mind.Tuning;
import freehold.kernel.position.Dice;

/// What search should know about The Estates: what pieces are worth, so what to bid for them, and how a round is likely
/// to end.
public final class Knowledge implements freehold.kernel.mind.Knowledge {
    private static final Tuning TUNING = new Tuning(0.4, 0, 0.3);
    /// After so many turns a playout is judged instead of played on.
    private static final int TURNS_AHEAD = 12;
    /// With more cash than this one always stows: it is the surest point there is (T9, T22).
    private static final int CASH_TO_KEEP = 3;

    private final PieceValues values = new PieceValues();
    private final Habits habits = new Habits(values);

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    @Override
    public int prune(freehold.kernel.position.Position position, int[] moves, int count) {
        var here = (Position) position;
        return switch (here.stage().kind()) {
            case BID -> pruneBids(here, count);
            case STOW -> pruneStowing(here, moves, count);
            case DRAW, SELECT, TURN_OVER, SETTLE, PLACE_CUBE, PLACE_ROOF, PLACE_PERMIT, PLACE_MAYOR, USE_CANCEL, OVER ->
                count;
        };
    }

    /// Nobody bids more than $1m above what the piece is worth to anybody. The moves are a pass and ascending bids; the
    /// pass and the lowest bid always stay.
    private int pruneBids(Position position, int count) {
        values.readSale(position);
        var most = 0;
        for (var seat = 1; seat <= position.seats(); seat++) {
            var other = seat == position.auctioneer() ? position.actor() : position.auctioneer();
            most = Math.max(most, values.price(seat, other));
        }
        var bids = Math.max(1, most + 1 - position.auction().highest());
        return Math.min(count, 1 + bids);
    }

    private static int pruneStowing(Position position, int[] moves, int count) {
        if (position.cashOfActor() <= CASH_TO_KEEP) {
            return count;
        }
        moves[0] = Move.STOW;
        return 1;
    }

    @Override
    public boolean priors(freehold.kernel.position.Position position, int[] moves, int count, float[] into) {
        var here = (Position) position;
        return switch (here.stage().kind()) {
            case SELECT, BID, SETTLE, PLACE_CUBE, PLACE_ROOF, PLACE_PERMIT, PLACE_MAYOR, USE_CANCEL -> {
                compare(here, moves, count, into);
                yield true;
            }
            case DRAW, STOW, TURN_OVER, OVER -> false;
        };
    }

    /// The best move gets 1, one that promises a point less gets half of that, and so on.
    private void compare(Position position, int[] moves, int count, float[] into) {
        if (position.stage().kind() == Stage.Kind.SELECT) {
            values.read(position);
        } else {
            values.readSale(position);
        }
        var best = Float.NEGATIVE_INFINITY;
        for (var i = 0; i < count; i++) {
            into[i] = promise(position, moves[i]);
            best = Math.max(best, into[i]);
        }
        for (var i = 0; i < count; i++) {
            into[i] = 1 / (1 + (best - into[i]) / Forecast.POINT);
        }
    }

    private int promise(Position position, int move) {
        return switch (position.stage().kind()) {
            case SELECT -> promiseOfSelecting(position, move);
            case BID -> values.ofBid(position, Move.amountOf(move));
            case SETTLE -> promiseOfSettling(position, move);
            case PLACE_CUBE, PLACE_ROOF, PLACE_PERMIT, PLACE_MAYOR, USE_CANCEL ->
                values.ofUse(position, move, position.actor());
            case DRAW, STOW, TURN_OVER, OVER -> 0;
        };
    }

    private int promiseOfSelecting(Position position, int piece) {
        values.appraise(position, piece, Habits.UNSEEN_ROOF);
        return values.ofSelecting(position);
    }

    private int promiseOfSettling(Position position, int move) {
        var auction = position.auction();
        return values.ofSettling(
                position, move == Move.KEEP, auction.leader(), auction.highest(), position.auctioneer());
    }

    @Override
    public void playout(freehold.kernel.position.Position position, Dice dice, Trail trail, double[] shares) {
        var here = (Position) position;
        habits.play(here, TURNS_AHEAD, dice, trail.scratch());
        if (here.isOver()) {
            here.shares(shares);
        } else {
            values.read(here);
            values.shares(shares);
        }
    }
}
