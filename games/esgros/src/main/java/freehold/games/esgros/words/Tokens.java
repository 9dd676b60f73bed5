package freehold.games.esgros.words;

import freehold.boards.HexBoard;
import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Rule;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// Tokens, read and written.
public final class Tokens {
    private Tokens() {}

    public static String token(HexBoard board, int move) {
        return Move.isCell(move) ? board.name(move) : "swap";
    }

    public static Reading read(HexBoard board, String token) {
        if (token.equals("swap")) {
            return new Reading.Move(Move.SWAP);
        }
        if (!HexBoard.isName(token)) {
            return new Ruling.Garbled(token, "d4 or swap");
        }
        var cell = board.cell(token);
        return cell >= 0
                ? new Reading.Move(cell)
                : new Ruling.Unknown(Rule.G1, Phrase.of("there is no cell %s on %s", token, board.describe()));
    }
}
