package freehold.games.estate;

import freehold.boards.HexBoard;
import freehold.kernel.Reading;
import freehold.kernel.Ruling;

/// Tokens, read and written, and sentences for the log.
final class Text {
    private Text() {}

    static String token(HexBoard board, int move) {
        return switch (move) {
            case Move.END -> "end";
            case Move.SWAP -> "swap";
            default -> board.name(move);
        };
    }

    static Reading read(HexBoard board, String token) {
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
                : new Ruling.Unknown(Rule.E1, "there is no cell %s on %s".formatted(token, board.describe()));
    }

    static String tell(Position position, int move) {
        return switch (move) {
            case Move.END -> "ends the turn with %s unspent".formatted(points(position.points()));
            case Move.SWAP -> "swaps: light and dark change hands";
            default -> tellPlacement(position, move);
        };
    }

    private static String tellPlacement(Position position, int cell) {
        var after = position.copy();
        after.play(cell);
        var told = "places a %s piece on %s for %s"
                .formatted(
                        colour(position.mover()),
                        position.board().name(cell),
                        points(position.land().price(cell)));
        return after.isOver() ? told + ": " + after.ending().sentence() : told;
    }

    static String prompt(Position position) {
        if (position.canSwap()) {
            return "place a piece for at most %s, or swap".formatted(points(position.points()));
        }
        return position.canEnd()
                ? "place another piece for at most %s, or end".formatted(points(position.points()))
                : "place a piece for at most %s".formatted(points(position.points()));
    }

    static String points(int points) {
        return points == 1 ? "1 point" : points + " points";
    }

    static String colour(int colour) {
        return colour == Position.LIGHT ? "light" : "dark";
    }
}
