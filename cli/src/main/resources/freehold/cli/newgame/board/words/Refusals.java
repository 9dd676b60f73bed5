package freehold.games.{{package}}.words;

import freehold.games.{{package}}.rules.Position;
import freehold.games.{{package}}.rules.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// Says why a move is not legal. What is legal is decided in `Legal` alone.
public final class Refusals {
    private Refusals() {}

    public static Ruling.Illegal explain(Position position, int move) {
        if (position.isOver()) {
            return Ruling.Illegal.over(position.ending());
        }
        var cell = Tokens.token(position, move);
        return new Ruling.Illegal(Rule.{{R}}2, Phrase.of("%s already holds a stone", cell), cell);
    }
}
