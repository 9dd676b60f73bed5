package freehold.games.{{package}}.words;

import freehold.games.{{package}}.rules.Position;
import freehold.kernel.telling.Phrase;

/// What the log says about a ply, and what the mover is asked for.
public final class Sentences {
    private Sentences() {}

    public static Phrase tell(Position position, int move) {
        return Phrase.of("places a stone on %s", Tokens.token(position, move));
    }

    public static Phrase prompt(Position position) {
        return position.isOver() ? Phrase.of("the game is over") : Phrase.of("place a stone");
    }
}
