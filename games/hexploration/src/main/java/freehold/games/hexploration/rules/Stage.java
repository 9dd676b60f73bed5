package freehold.games.hexploration.rules;

/// What is asked for now.
public enum Stage {
    /// Chance draws a tile (H5, H8).
    DRAW,
    /// A seat places a starting tile (H5).
    START,
    /// The active seat has no tile in hand (H6).
    OPEN,
    /// The active seat holds a tile (H8).
    HAND,
    /// The active seat's market holds four tiles (H17).
    RETURN,
    /// The new tile has enclosed an area (H12).
    ENCLOSED,
    /// The pawn may follow the new tile (H13).
    FOLLOW,
    OVER;

    /// For hashing; it may change from one version to the next.
    @SuppressWarnings("EnumOrdinal")
    public int number() {
        return ordinal();
    }
}
