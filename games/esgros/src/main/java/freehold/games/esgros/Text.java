package freehold.games.esgros;

import freehold.boards.HexBoard;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// Tokens, read and written, and sentences for the log.
final class Text {
    private Text() {}

    static String token(HexBoard board, int move) {
        return Move.isCell(move) ? board.name(move) : "swap";
    }

    static Reading read(HexBoard board, String token) {
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

    static Phrase tell(Position position, int move) {
        if (move == Move.SWAP) {
            return Phrase.of("swaps: black and white change hands");
        }
        var removed = position.removed(move);
        var told = Phrase.of(
                "places a %s stone on %s",
                Phrase.of(colour(position.mover())), position.board().name(move));
        return removed == 0
                ? told
                : Phrase.of("%s and removes %s %s", told, removed, Phrase.of(colour(1 - position.mover())));
    }

    static String colour(int colour) {
        return colour == Position.BLACK ? "black" : "white";
    }
}
