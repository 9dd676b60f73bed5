package freehold.games.{{package}}.words;

import freehold.games.{{package}}.rules.Move;
import freehold.games.{{package}}.rules.Position;
import freehold.games.{{package}}.rules.Rule;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// Tokens, read and written.
public final class Tokens {
    private static final String TAKE = "take";

    private Tokens() {}

    public static String token(Position position, int move) {
        return TAKE + move;
    }

    public static Reading read(Position position, String token) {
        if (!token.matches(TAKE + "[1-9]")) {
            return new Ruling.Garbled(token, "take2");
        }
        var count = Integer.parseInt(token.substring(TAKE.length()));
        return count <= Move.MOST
                ? new Reading.Move(count)
                : new Ruling.Unknown(Rule.{{R}}2, Phrase.of("nobody takes %s counters, only 1 to %s", count, Move.MOST));
    }
}
