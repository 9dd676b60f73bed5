package freehold.games.esgros;

import freehold.boards.HexBoard;
import freehold.kernel.Reading;
import freehold.kernel.Ruling;

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
                : new Ruling.Unknown(Rule.G1, "there is no cell %s on %s".formatted(token, board.describe()));
    }

    static String tell(Position position, int move) {
        if (move == Move.SWAP) {
            return "swaps: black and white change hands";
        }
        var enemy = 1 - position.mover();
        var after = position.copy();
        after.play(move);
        var removed = Long.bitCount(position.stones(enemy)) - Long.bitCount(after.stones(enemy));
        var told = "places a %s stone on %s"
                .formatted(colour(position.mover()), position.board().name(move));
        return removed == 0 ? told : "%s and removes %d %s".formatted(told, removed, colour(enemy));
    }

    static String colour(int colour) {
        return colour == Position.BLACK ? "black" : "white";
    }
}
