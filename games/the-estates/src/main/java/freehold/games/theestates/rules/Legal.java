package freehold.games.theestates.rules;

import freehold.kernel.position.Dice;

/// What can be done at each stage: the one source of truth for what is legal.
///
/// [#pick] throws the dice once and takes the move that [#moves] lists at that place, without writing the list where
/// that is quicker.
public final class Legal {
    private Legal() {}

    static int moves(Position position, int[] into) {
        return switch (position.stage()) {
            case DRAW -> Sets.write(position.offer().box(), 0, into, 0);
            case STOW -> stowing(position, into);
            case SELECT -> selections(position, into);
            case TURN_OVER -> rooftops(position.rooftops(), into);
            case BID -> bids(position, into);
            case SETTLE -> settlements(position, into);
            case PLACE_CUBE, PLACE_ROOF -> Sets.write(places(position), Move.LOTS, into, 0);
            case PLACE_PERMIT, PLACE_MAYOR, USE_CANCEL ->
                specialUses(position, position.auction().piece(), into);
            case OVER -> 0;
        };
    }

    static int pick(Position position, Dice dice, int[] scratch) {
        return switch (position.stage()) {
            case DRAW -> pick(position.offer().box(), dice);
            case TURN_OVER ->
                Move.roof(
                        position.rooftops().value(dice.below(position.rooftops().count())));
            case BID -> pickBid(position, dice);
            case PLACE_CUBE, PLACE_ROOF -> Move.lot(pick(places(position), dice));
            case STOW, SELECT, SETTLE, PLACE_PERMIT, PLACE_MAYOR, USE_CANCEL, OVER ->
                scratch[dice.below(moves(position, scratch))];
        };
    }

    private static int pick(long set, Dice dice) {
        return Sets.nth(set, dice.below(Long.bitCount(set)));
    }

    private static int two(int[] into, int one, int other) {
        into[0] = one;
        into[1] = other;
        return 2;
    }

    /// T9: without cash there is only one answer.
    private static int stowing(Position position, int[] into) {
        return two(into, Move.HOLD, Move.STOW) - (position.cashOfActor() > 0 ? 0 : 1);
    }

    /// T10.
    private static int selections(Position position, int[] into) {
        var count = 0;
        for (var row = 0; row < Offer.ROWS; row++) {
            count = ends(position, row, into, count);
        }
        if (canSelectRoof(position)) {
            into[count++] = Piece.ROOF;
        }
        return Sets.write(position.specials().left(), Piece.PERMIT1, into, count);
    }

    private static int ends(Position position, int row, int[] into, int from) {
        var count = from;
        var left = position.offer().left(row);
        var right = position.offer().right(row);
        if (left != Cube.NONE && fits(position, left)) {
            into[count++] = left;
        }
        if (right != left && fits(position, right)) {
            into[count++] = right;
        }
        return count;
    }

    private static boolean fits(Position position, int cube) {
        return position.streets().placesFor(Cube.value(cube)) != 0;
    }

    private static boolean canSelectRoof(Position position) {
        return position.rooftops().count() > 0 && position.streets().roofless() != 0;
    }

    /// T21: whether the turn has a piece to select at all.
    static boolean canSelect(Position position) {
        var can = canSelectRoof(position) || position.specials().left() != 0;
        for (var row = 0; row < Offer.ROWS && !can; row++) {
            can = canSelectEnd(position, row);
        }
        return can;
    }

    private static boolean canSelectEnd(Position position, int row) {
        var offer = position.offer();
        return offer.left(row) != Cube.NONE && (fits(position, offer.left(row)) || fits(position, offer.right(row)));
    }

    private static int rooftops(Rooftops rooftops, int[] into) {
        var count = 0;
        for (var value = 1; value <= Cube.HIGHEST; value++) {
            if (rooftops.count(value) > 0) {
                into[count++] = Move.roof(value);
            }
        }
        return count;
    }

    /// T11.
    private static int bids(Position position, int[] into) {
        var count = 0;
        into[count++] = Move.PASS;
        for (var bid = position.auction().highest() + 1; bid <= position.cashOfActor(); bid++) {
            into[count++] = Move.bid(bid);
        }
        return count;
    }

    private static int pickBid(Position position, Dice dice) {
        var highest = position.auction().highest();
        var higher = Math.max(0, position.cashOfActor() - highest);
        var raise = dice.below(1 + higher);
        return raise == 0 ? Move.PASS : Move.bid(highest + raise);
    }

    /// T12.
    private static int settlements(Position position, int[] into) {
        return two(into, Move.SELL, Move.KEEP) - (position.auction().highest() <= position.cashOfActor() ? 0 : 1);
    }

    /// T14, T16: the lots on which the piece may be placed.
    static int places(Position position) {
        return position.stage() == Stage.PLACE_CUBE
                ? position.streets().placesFor(Cube.value(position.auction().piece()))
                : position.streets().roofless();
    }

    /// What can be done with a special piece (T13).
    public static int specialUses(Position position, int piece, int[] into) {
        if (Piece.isPermit(piece)) {
            return permitUses(position, Piece.stripes(piece), into);
        }
        return piece == Piece.MAYOR ? mayorUses(into) : cancelUses(position, into);
    }

    /// T17.
    private static int permitUses(Position position, int stripes, int[] into) {
        var count = 0;
        for (var row = 0; row < Lot.ROWS; row++) {
            if (position.streets().canChange(row, stripes)) {
                into[count++] = Move.LONGER + row;
            }
            if (position.streets().canChange(row, -stripes)) {
                into[count++] = Move.SHORTER + row;
            }
        }
        into[count++] = Move.DISCARD;
        return count;
    }

    /// T19.
    private static int mayorUses(int[] into) {
        var count = 0;
        while (count < Lot.ROWS) {
            into[count] = Move.ROWS + count;
            count++;
        }
        into[count++] = Move.DISCARD;
        return count;
    }

    /// T18.
    private static int cancelUses(Position position, int[] into) {
        var specials = position.specials();
        var count = 0;
        for (var stripes = 1; stripes <= Specials.PERMITS; stripes++) {
            var change = specials.change(stripes);
            if (change != 0 && position.streets().canChange(specials.row(stripes), -change)) {
                into[count++] = Piece.permit(stripes);
            }
        }
        into[count++] = Move.DISCARD;
        return count;
    }
}
