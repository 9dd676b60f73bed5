package freehold.games.{{package}}.words;

import freehold.games.{{package}}.rules.Legal;
import freehold.games.{{package}}.rules.Position;
import freehold.kernel.telling.Phrase;

/// What the log says about a ply, and what the mover is asked for.
public final class Sentences {
    private Sentences() {}

    public static Phrase tell(Position position, int move) {
        return Phrase.of("takes %s of %s counters", move, position.left());
    }

    public static Phrase prompt(Position position) {
        return position.isOver()
                ? Phrase.of("the game is over")
                : Phrase.of("take 1 to %s counters", Legal.most(position));
    }
}
