package freehold.games.{{package}}.words;

import freehold.games.{{package}}.rules.Position;
import freehold.games.{{package}}.rules.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// Says why a move is not legal. What is legal is decided in `Legal` alone.
public final class Refusals {
    private Refusals() {}

    public static Ruling.Illegal explain(Position position, int move) {
        return position.isOver()
                ? Ruling.Illegal.over(position.ending())
                : new Ruling.Illegal(
                        Rule.{{R}}2, Phrase.of("to take %s is more than the %s that are left", move, position.left()));
    }
}
