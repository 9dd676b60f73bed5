package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.kernel.mind.Learnable;
import freehold.kernel.mind.Signs;
import freehold.kernel.mind.Weights;

/// What is learnt of Hexploration.
///
/// @param any a position of the game, whatever its setup
public record Learner(Position any) implements Learnable {
    @Override
    public Signs signs() {
        return new SeatSigns(any);
    }

    @Override
    public freehold.kernel.mind.Knowledge with(Weights weights) {
        return new LearnedKnowledge(any, weights);
    }
}
