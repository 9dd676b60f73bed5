package freehold.games.hexploration;

/// Whose turn it is, what is asked for, which pawns have acted (H6) and what is left of the turn's limits.
final class Turn {
    /// H14: placements of score markers, purchases included, and removals.
    static final int MOST_PLACEMENTS = 5;

    static final int MOST_REMOVALS = 5;
    /// H17.
    static final int MOST_PRICE_CHANGES = 3;
    /// H18: so many turns of each seat in a row without a tile placed end the game.
    static final int QUIET_ROUNDS = 4;

    private static final int BOTH_PAWNS = 0b11;

    private Stage stage = Stage.DRAW;
    private int seat = 1;
    /// The pawns that have acted, as bits.
    private int acted;

    private int placements;
    private int removals;
    private int priceChanges;
    private boolean hasPlacedTile;
    /// Turns in a row that ended without a tile placed.
    private int quietTurns;

    Stage stage() {
        return stage;
    }

    void ask(Stage next) {
        stage = next;
    }

    /// The active seat.
    int seat() {
        return seat;
    }

    /// Gives the table to another seat, with all limits fresh.
    void begin(int next) {
        seat = next;
        acted = 0;
        placements = 0;
        removals = 0;
        priceChanges = 0;
        hasPlacedTile = false;
    }

    boolean hasActed(int pawn) {
        return (acted >> pawn & 1) != 0;
    }

    boolean canAct() {
        return acted != BOTH_PAWNS;
    }

    void act(int pawn) {
        acted |= 1 << pawn;
    }

    /// The lowest pawn that has not acted.
    int lowestToAct() {
        return acted & 1;
    }

    int placementsLeft() {
        return MOST_PLACEMENTS - placements;
    }

    int removalsLeft() {
        return MOST_REMOVALS - removals;
    }

    int priceChangesLeft() {
        return MOST_PRICE_CHANGES - priceChanges;
    }

    void countPlacement() {
        placements++;
    }

    void countRemoval() {
        removals++;
    }

    void countPriceChange() {
        priceChanges++;
    }

    void countTile() {
        hasPlacedTile = true;
    }

    /// H18: a turn without a tile placed is quiet; a `void` does not change that.
    void countEnd() {
        quietTurns = hasPlacedTile ? 0 : quietTurns + 1;
    }

    int quietTurns() {
        return quietTurns;
    }

    boolean isStandstill(int seats) {
        return quietTurns >= QUIET_ROUNDS * seats;
    }

    /// One number for all of it.
    long word() {
        var limits = (placements * 8 + removals) * 8 + priceChanges;
        var flags = acted * 2 + (hasPlacedTile ? 1 : 0);
        return (((quietTurns * 8L + stage.number()) * 8 + seat) * 8 + flags) * 512 + limits;
    }

    void set(Turn other) {
        stage = other.stage;
        seat = other.seat;
        acted = other.acted;
        placements = other.placements;
        removals = other.removals;
        priceChanges = other.priceChanges;
        hasPlacedTile = other.hasPlacedTile;
        quietTurns = other.quietTurns;
    }
}
