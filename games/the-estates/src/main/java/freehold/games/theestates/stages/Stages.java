package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Stage;

/// All stages, in the order in which a turn meets them.
public final class Stages {
    public static final Stage DRAW = new Draw();
    public static final Stage STOW = new Stow();
    public static final Stage SELECT = new Select();
    public static final Stage TURN_OVER = new TurnOver();
    public static final Stage BID = new Bid();
    public static final Stage SETTLE = new Settle();
    public static final Use PLACE_CUBE = new PlaceCube();
    public static final Use PLACE_ROOF = new PlaceRoof();
    public static final Use PLACE_PERMIT = new PlacePermit();
    public static final Use PLACE_MAYOR = new PlaceMayor();
    public static final Use USE_CANCEL = new UseCancel();
    public static final Stage OVER = new Over();

    private Stages() {}

    /// In which the new owner uses a piece (T13).
    public static Use toUse(int piece) {
        if (Piece.isCube(piece)) {
            return PLACE_CUBE;
        }
        if (Piece.isPermit(piece)) {
            return PLACE_PERMIT;
        }
        return switch (piece) {
            case Piece.ROOF -> PLACE_ROOF;
            case Piece.MAYOR -> PLACE_MAYOR;
            case Piece.CANCEL -> USE_CANCEL;
            default -> throw new IllegalArgumentException("no piece " + piece);
        };
    }
}
