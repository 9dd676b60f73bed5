package freehold.kernel.mind;

import freehold.kernel.position.Position;

/// Searches a game's endings to their end by means of the game's own, many times faster than a search that only knows
/// the rules. Proofs of large boards need that.
public interface Endings {
    /// Whether it can search this position.
    boolean isOne(Position position);

    /// Whether a seat wins from here with right play. It may take long.
    boolean isWonBy(int seat, Position position);
}
