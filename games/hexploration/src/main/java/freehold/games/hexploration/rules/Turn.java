package freehold.games.hexploration.rules;

/// Whose turn it is, which pawns have acted (H6) and what is left of the turn's limits.
public final class Turn {
    /// H14: placements of score markers, purchases included, and removals.
    public static final int MOST_PLACEMENTS = 5;

    public static final int MOST_REMOVALS = 5;
    /// H17.
    public static final int MOST_PRICE_CHANGES = 3;
    /// H18: so many turns of each seat in a row without a tile placed end the game.
    public static final int QUIET_ROUNDS = 4;

    private static final int BOTH_PAWNS = 0b11;

    private int seat = 1;
    /// The pawns that have acted, as bits.
    private int acted;

    private int placements;
    private int removals;
    private int priceChanges;
    private boolean hasPlacedTile;
    /// Turns in a row that ended without a tile placed.
    private int quietTurns;

    /// The active seat.
    public int seat() {
        return seat;
    }

    /// Gives the table to another seat, with all limits fresh.
    public void begin(int next) {
        seat = next;
        acted = 0;
        placements = 0;
        removals = 0;
        priceChanges = 0;
        hasPlacedTile = false;
    }

    public boolean hasActed(int pawn) {
        return (acted >> pawn & 1) != 0;
    }

    public boolean canAct() {
        return acted != BOTH_PAWNS;
    }

    public void act(int pawn) {
        acted |= 1 << pawn;
    }

    /// The lowest pawn that has not acted.
    public int lowestToAct() {
        return acted & 1;
    }

    public int placementsLeft() {
        return MOST_PLACEMENTS - placements;
    }

    public int removalsLeft() {
        return MOST_REMOVALS - removals;
    }

    public int priceChangesLeft() {
        return MOST_PRICE_CHANGES - priceChanges;
    }

    public void countPlacement() {
        placements++;
    }

    public void countRemoval() {
        removals++;
    }

    public void countPriceChange() {
        priceChanges++;
    }

    void countTile() {
        hasPlacedTile = true;
    }

    /// H18: a turn without a tile placed is quiet; a `void` does not change that.
    public void countEnd() {
        quietTurns = hasPlacedTile ? 0 : quietTurns + 1;
    }

    public int quietTurns() {
        return quietTurns;
    }

    public boolean isStandstill(int seats) {
        return quietTurns >= QUIET_ROUNDS * seats;
    }

    /// One number for all of it, and the stage.
    long packed(int stage) {
        var limits = (placements * 8 + removals) * 8 + priceChanges;
        var flags = acted * 2 + (hasPlacedTile ? 1 : 0);
        return (((quietTurns * 8L + stage) * 8 + seat) * 8 + flags) * 512 + limits;
    }

    public void set(Turn other) {
        seat = other.seat;
        acted = other.acted;
        placements = other.placements;
        removals = other.removals;
        priceChanges = other.priceChanges;
        hasPlacedTile = other.hasPlacedTile;
        quietTurns = other.quietTurns;
    }
}
