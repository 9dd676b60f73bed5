package freehold.games.theestates.rules;

/// What becomes of a piece in the hands of its new owner (T13).
final class Placing {
    private Placing() {}

    static void place(Position position, int move) {
        if (move == Move.DISCARD) {
            return;
        }
        switch (position.stage()) {
            case PLACE_CUBE -> cube(position, Move.lotOf(move));
            case PLACE_ROOF ->
                position.streets().roof(Move.lotOf(move), position.auction().roof());
            case PLACE_PERMIT -> permit(position, move);
            case PLACE_MAYOR -> position.specials().placeMayor(Move.rowOf(move));
            case USE_CANCEL -> cancel(position, Piece.stripes(move));
            case DRAW, STOW, SELECT, TURN_OVER, BID, SETTLE, OVER ->
                throw new IllegalStateException("nothing is to be placed");
        }
    }

    /// T14, T15.
    private static void cube(Position position, int lot) {
        var cube = position.auction().piece();
        position.streets().build(lot, cube);
        position.holdings().claim(position.actor(), Cube.colour(cube));
    }

    /// T17.
    private static void permit(Position position, int move) {
        var stripes = Piece.stripes(position.auction().piece());
        var by = Move.isShorter(move) ? -stripes : stripes;
        position.streets().change(Move.rowOf(move), by);
        position.specials().placePermit(stripes, Move.rowOf(move), by);
    }

    /// T18.
    private static void cancel(Position position, int stripes) {
        var specials = position.specials();
        position.streets().change(specials.row(stripes), -specials.change(stripes));
        specials.cancel(stripes);
    }
}
