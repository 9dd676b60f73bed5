package freehold.search.opening;

import freehold.kernel.mind.EvenMove;
import freehold.kernel.mind.ForwardingKnowledge;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Optional;

/// A game's knowledge, and its table of first turns.
final class OpeningKnowledge extends ForwardingKnowledge {
    private final KnownOpenings openings;

    OpeningKnowledge(Knowledge rest, KnownOpenings openings) {
        super(rest);
        this.openings = openings;
    }

    @Override
    public Optional<EvenMove> evenMove(Position position, Dice dice) {
        return openings.evenMove(position, dice);
    }
}
