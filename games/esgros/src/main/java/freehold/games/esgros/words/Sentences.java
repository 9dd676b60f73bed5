package freehold.games.esgros.words;

import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Position;
import freehold.kernel.telling.Phrase;

/// What the log says about a ply, and what the mover is asked for.
public final class Sentences {
    private Sentences() {}

    public static Phrase tell(Position position, int move) {
        if (move == Move.SWAP) {
            return Phrase.of("swaps: black and white change hands");
        }
        var removed = position.removed(move);
        var told = Phrase.of(
                "places a %s stone on %s",
                Phrase.of(Names.colour(position.mover())), position.board().name(move));
        return removed == 0
                ? told
                : Phrase.of("%s and removes %s %s", told, removed, Phrase.of(Names.colour(1 - position.mover())));
    }

    public static Phrase prompt(Position position) {
        return Phrase.of(position.canSwap() ? "place a stone, or swap" : "place a stone");
    }
}
