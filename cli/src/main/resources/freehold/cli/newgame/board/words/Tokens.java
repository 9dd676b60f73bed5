package freehold.games.{{package}}.words;

import freehold.boards.Board;
import freehold.games.{{package}}.rules.Position;
import freehold.games.{{package}}.rules.Rule;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// Tokens, read and written.
public final class Tokens {
    private Tokens() {}

    public static String token(Position position, int move) {
        return position.board().name(move);
    }

    public static Reading read(Position position, String token) {
        if (!Board.isName(token)) {
            return new Ruling.Garbled(token, "{{example}}");
        }
        var board = position.board();
        var cell = board.cell(token);
        return cell >= 0
                ? new Reading.Move(cell)
                : new Ruling.Unknown(Rule.{{R}}1, Phrase.of("there is no cell %s on %s", token, board.describe()));
    }
}
