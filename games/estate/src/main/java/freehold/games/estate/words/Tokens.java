package freehold.games.estate.words;

import freehold.boards.HexBoard;
import freehold.games.estate.rules.Move;
import freehold.games.estate.rules.Rule;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// Tokens, read and written.
public final class Tokens {
    private Tokens() {}

    public static String token(HexBoard board, int move) {
        return switch (move) {
            case Move.END -> "end";
            case Move.SWAP -> "swap";
            default -> board.name(move);
        };
    }

    public static Reading read(HexBoard board, String token) {
        return switch (token) {
            case "end" -> new Reading.Move(Move.END);
            case "swap" -> new Reading.Move(Move.SWAP);
            default -> readCell(board, token);
        };
    }

    private static Reading readCell(HexBoard board, String token) {
        if (!HexBoard.isName(token)) {
            return new Ruling.Garbled(token, "e5, end or swap");
        }
        var cell = board.cell(token);
        return cell >= 0
                ? new Reading.Move(cell)
                : new Ruling.Unknown(Rule.E1, Phrase.of("there is no cell %s on %s", token, board.describe()));
    }
}
