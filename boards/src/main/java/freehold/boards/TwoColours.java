package freehold.boards;

/// What all positions of two colours have: which colour moves, which seat plays it, and the pie rule, by which the
/// second player may take over the first colour once its first turn is over.
///
/// Positions extend it, so that no second object lies on the way to the mover, which simulated games ask for all the
/// time.
public abstract class TwoColours {
    /// The colour that begins; seat 1 plays it unless the colours were swapped.
    protected static final int FIRST = 0;

    protected static final int SECOND = 1;

    private final boolean hasPie;
    private int mover = FIRST;
    private boolean isSwapped;
    private boolean canSwap;

    protected TwoColours(boolean hasPie) {
        this.hasPie = hasPie;
    }

    /// The colour whose turn it is.
    public final int mover() {
        return mover;
    }

    public final int seatOf(int colour) {
        return (colour == FIRST) == isSwapped ? 2 : 1;
    }

    public final boolean hasPie() {
        return hasPie;
    }

    public final boolean isSwapped() {
        return isSwapped;
    }

    public final boolean canSwap() {
        return canSwap;
    }

    /// Gives the turn to the other colour.
    protected final void pass() {
        mover = 1 - mover;
    }

    /// Whether the mover may swap from now on: with the pie rule, after the first turn and no other.
    protected final void offerSwap(boolean isAfterFirstTurn) {
        canSwap = hasPie && isAfterFirstTurn;
    }

    /// The colours change hands. The mover stays, so whoever made the first turn goes on as the second colour.
    protected final void swap() {
        isSwapped = true;
        canSwap = false;
    }

    /// All of this but the option, as one number below 8.
    protected final int packedColours() {
        return packedUnseated() + (isSwapped ? 2 : 0);
    }

    /// The same for both ways in which two seats can play the colours.
    protected final int packedUnseated() {
        return mover + (canSwap ? 4 : 0);
    }

    protected final void setColours(TwoColours other) {
        mover = other.mover;
        isSwapped = other.isSwapped;
        canSwap = other.canSwap;
    }
}
