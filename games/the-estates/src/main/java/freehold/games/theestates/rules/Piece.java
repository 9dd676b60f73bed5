package freehold.games.theestates.rules;

/// What can be auctioned, by number. The floor cubes come first (see [Cube]), then the rooftops, all as one number, and
/// the special pieces (T6).
public final class Piece {
    public static final int NONE = -1;
    public static final int ROOF = Cube.COUNT;
    /// Of the permit with one stripe; the others follow.
    public static final int PERMIT1 = ROOF + 1;
    public static final int MAYOR = PERMIT1 + Specials.PERMITS;
    public static final int CANCEL = MAYOR + 1;
    public static final int COUNT = CANCEL + 1;

    private Piece() {}

    public static boolean isCube(int piece) {
        return piece >= 0 && piece < Cube.COUNT;
    }

    public static boolean isPermit(int piece) {
        return piece >= PERMIT1 && piece < MAYOR;
    }

    public static boolean isSpecial(int piece) {
        return piece >= PERMIT1 && piece < COUNT;
    }

    public static int permit(int stripes) {
        return PERMIT1 + stripes - 1;
    }

    public static int stripes(int permit) {
        return permit - PERMIT1 + 1;
    }

    public static String name(int piece) {
        if (isCube(piece)) {
            return Cube.name(piece);
        }
        if (isPermit(piece)) {
            return "permit" + stripes(piece);
        }
        return switch (piece) {
            case ROOF -> "roof";
            case MAYOR -> "mayor";
            case CANCEL -> "cancel";
            default -> throw new IllegalArgumentException("no piece " + piece);
        };
    }
}
