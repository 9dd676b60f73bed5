package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;

/// Tells how far a seat is ahead, in whatever unit.
interface Judge {
    void read(Position position);

    /// A seat against the others, in the position that was read last.
    double lead(int seat);
}
