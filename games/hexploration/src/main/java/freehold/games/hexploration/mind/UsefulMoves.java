package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Turn;

/// Which moves can serve a purpose. Most plies that are legal in this game only shift markers and prices to and fro.
final class UsefulMoves {
    /// Smaller areas are not worth a second marker (H15).
    private static final int WORTH_A_SECOND = 4;

    private static final int MOST_MARKERS = 3;

    private UsefulMoves() {}

    static boolean isUseful(Position position, int move) {
        return switch (Move.kind(move)) {
            case PRICE -> false;
            case MOVE -> Move.markers(move) == 0 || isShift(position, move);
            case MARK -> isMark(position, position.land().area(Move.space(move)));
            case UNMARK -> isUnmark(position, position.land().area(Move.space(move)));
            // nobody is helped for less
            case DISCARD -> Move.price(move) == Markets.HIGHEST_PRICE;
            case DRAW, SHOP, BUY, END, PLACE, VOID, RETURN, SEIZE, SPARE, STEP, STAY, START, TILE -> true;
        };
    }

    /// One marker goes along (H7) to a better place, if there is none in reserve to be put there.
    private static boolean isShift(Position position, int move) {
        var seat = position.activeSeat();
        var from = position.pawns().area(seat, Move.pawn(move));
        var to = position.land().area(Move.space(move));
        return Move.markers(move) == 1
                && !position.markers().hasReserve(seat)
                && !position.markers().isMarked(to)
                && (position.markers().count(from) > 1
                        || position.land().size(to) > position.land().size(from));
    }

    /// A further marker makes an area dearer (H15); but whoever takes markers back in this turn wants them elsewhere.
    private static boolean isMark(Position position, int area) {
        return !position.markers().isMarked(area)
                || (position.land().size(area) >= WORTH_A_SECOND
                        && position.markers().count(area) < MOST_MARKERS
                        && position.thisTurn().removalsLeft() == Turn.MOST_REMOVALS);
    }

    /// A marker is taken back where it is one too many, or for a larger area, if there is none in reserve.
    private static boolean isUnmark(Position position, int area) {
        var seat = position.activeSeat();
        return !position.markers().hasReserve(seat)
                && (position.markers().count(area) > 1
                        || isBetter(position, position.pawns().area(seat, 0), area)
                        || isBetter(position, position.pawns().area(seat, 1), area));
    }

    private static boolean isBetter(Position position, int area, int than) {
        return position.land().size(area) > position.land().size(than)
                && position.markers().owner(area) != position.activeSeat();
    }
}
