package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Space;

/// The one tile that is being explored (H8): in the active seat's hand, then on the table until all that it caused is
/// settled (H12, H13).
public final class Exploration {
    public static final int NONE = -1;

    /// The type in hand, or [#NONE].
    private int hand = NONE;

    private boolean isBought;
    /// Where the tile was laid, and by which pawn; no tile ever comes to the space 0.
    private int space;

    private int pawn;
    /// The name of the enclosed area that was settled last; areas are asked for in the order of their names.
    private int settled = NONE;

    public boolean hasTile() {
        return hand != NONE;
    }

    public int hand() {
        return hand;
    }

    public boolean isBought() {
        return isBought;
    }

    public void draw(int type) {
        hand = type;
    }

    public void buy(int type) {
        hand = type;
        isBought = true;
    }

    /// Whether the tile lies on the table, and something that it caused may still be asked for.
    boolean isLaid() {
        return space != 0;
    }

    /// Where the tile now lies.
    public int space() {
        return space;
    }

    /// The pawn that explored.
    public int pawn() {
        return pawn;
    }

    public void lay(int where, int by) {
        space = where;
        pawn = by;
        hand = NONE;
        isBought = false;
    }

    int settled() {
        return settled;
    }

    public void settle(int name) {
        settled = name;
    }

    /// Forgets the tile, once nothing more depends on it.
    public void finish() {
        hand = NONE;
        isBought = false;
        space = 0;
        pawn = 0;
        settled = NONE;
    }

    /// One number for all of it.
    long packed() {
        var inHand = (hand + 1) * 2L + (isBought ? 1 : 0);
        return (((settled + 1L) * Space.NUMBERS + space) * 16 + inHand) * 2 + pawn;
    }

    public void set(Exploration other) {
        hand = other.hand;
        isBought = other.isBought;
        space = other.space;
        pawn = other.pawn;
        settled = other.settled;
    }
}
