package freehold.lab.puzzles;

import freehold.kernel.position.Position;
import java.util.List;
import java.util.Optional;

/// Decides whether a position has exactly one right answer.
interface Judge {
    /// Nothing if several are right, if none is, or if that can't be settled within the limits.
    Optional<Answer> answer(Position position);

    /// Whether a seat gave something away with the plies of a turn. What can't be settled is no mistake.
    boolean isMistake(Position before, List<String> turn);

    /// How a wrong token is punished: that token and what follows. Empty if there is nothing to show.
    List<String> refute(Position position, String wrong);

    /// Whether going back further in the same game is of no use.
    boolean isExhausted();
}
