package freehold.kernel.mind;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Optional;

/// Knows what another knowledge knows; a subclass adds to it.
public abstract class ForwardingKnowledge implements Knowledge {
    private final Knowledge rest;

    protected ForwardingKnowledge(Knowledge rest) {
        this.rest = rest;
    }

    @Override
    public Tuning tuning() {
        return rest.tuning();
    }

    @Override
    public int certainWinner(Position position) {
        return rest.certainWinner(position);
    }

    @Override
    public int winningMove(Position position) {
        return rest.winningMove(position);
    }

    @Override
    public int prune(Position position, int[] moves, int count) {
        return rest.prune(position, moves, count);
    }

    @Override
    public boolean prunesSafely() {
        return rest.prunesSafely();
    }

    @Override
    public boolean priors(Position position, int[] moves, int count, float[] into) {
        return rest.priors(position, moves, count, into);
    }

    @Override
    public Optional<EvenMove> evenMove(Position position, Dice dice) {
        return rest.evenMove(position, dice);
    }

    @Override
    public void playout(Position position, Dice dice, Trail trail, double[] shares) {
        rest.playout(position, dice, trail, shares);
    }
}
