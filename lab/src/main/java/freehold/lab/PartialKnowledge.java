package freehold.lab;

import freehold.kernel.mind.EvenMove;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.mind.Trail;
import freehold.kernel.mind.Tuning;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Optional;
import java.util.Set;

/// A game's knowledge without some pieces of it: a match against the whole shows what they are worth.
record PartialKnowledge(Knowledge whole, Set<Piece> without) implements Knowledge {
    /// What knowledge is made of; the names are those in an agent's name.
    enum Piece {
        AMAF,
        CERTAIN,
        PRUNE,
        PRIORS,
        PLAYOUT,
        OPENINGS;

        String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private boolean has(Piece piece) {
        return !without.contains(piece);
    }

    @Override
    public Tuning tuning() {
        return has(Piece.AMAF) ? whole.tuning() : whole.tuning().withoutAmaf();
    }

    @Override
    public int certainWinner(Position position) {
        return has(Piece.CERTAIN) ? whole.certainWinner(position) : 0;
    }

    @Override
    public int winningMove(Position position) {
        return has(Piece.CERTAIN) ? whole.winningMove(position) : NO_MOVE;
    }

    @Override
    public int prune(Position position, int[] moves, int count) {
        return has(Piece.PRUNE) ? whole.prune(position, moves, count) : count;
    }

    @Override
    public boolean prunesSafely() {
        return whole.prunesSafely();
    }

    @Override
    public boolean priors(Position position, int[] moves, int count, float[] into) {
        return has(Piece.PRIORS) && whole.priors(position, moves, count, into);
    }

    @Override
    public Optional<EvenMove> evenMove(Position position, Dice dice) {
        return has(Piece.OPENINGS) ? whole.evenMove(position, dice) : Optional.empty();
    }

    @Override
    public void playout(Position position, Dice dice, Trail trail, double[] shares) {
        if (has(Piece.PLAYOUT)) {
            whole.playout(position, dice, trail, shares);
        } else {
            Knowledge.super.playout(position, dice, trail, shares);
        }
    }
}
