package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Stage;
import freehold.games.theestates.words.Names;
import freehold.kernel.telling.Phrase;

/// The new owner uses the piece, and the turn ends (T13).
public abstract sealed class Use extends Stage permits LotUse, SpecialUse {
    /// Writes what could be done with a piece of this stage, whether it is on sale or not, and returns how many moves
    /// that are.
    public abstract int uses(Position position, int piece, int[] into);

    /// Everything but discarding it.
    abstract void place(Position position, int move);

    abstract Phrase tellPlacing(Position position, int move);

    @Override
    public final int moves(Position position, int[] into) {
        return uses(position, position.auction().piece(), into);
    }

    @Override
    public final void play(Position position, int move) {
        if (move != Move.DISCARD) {
            place(position, move);
        }
        Turn.end(position);
    }

    @Override
    public final Phrase tell(Position position, int move) {
        var told =
                move == Move.DISCARD ? Phrase.of("discards %s", Names.onSale(position)) : tellPlacing(position, move);
        var after = position.copy();
        after.playLegal(move);
        if (!after.isOver() && after.round() == position.round()) {
            return told;
        }
        return Phrase.of(
                "%s; round %s ends: %s",
                told, position.round(), Phrase.of(after.lastEnding().sentence()));
    }
}
