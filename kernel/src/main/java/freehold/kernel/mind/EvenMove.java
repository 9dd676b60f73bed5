package freehold.kernel.mind;

/// One ply of a first turn that is about even, so that the other seat gains little by taking it over
/// ([freehold.kernel.position.Position#canBeTakenOver]).
///
/// @param share of the win, at the end of the turn, for whoever has the side that made it
public record EvenMove(int move, double share) {
    /// What whoever makes the turn can expect: the other seat takes the better side.
    public double evenness() {
        return Math.min(share, 1 - share);
    }
}
