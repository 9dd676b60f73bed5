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
        var after = position.copy();
        after.play(move);
        return deed(position, move) + consequence(position, after);
    }

    private static String deed(Position position, int move) {
        return switch (move) {
            case Move.END -> "ends the turn with %s unspent".formatted(points(position.points()));
            case Move.SWAP -> "swaps: light and dark change hands";
            default ->
                "places a %s piece on %s for %s"
                        .formatted(
                                colour(position.mover()),
                                position.board().name(move),
                                points(position.land().price(move)));
        };
    }

    private static String consequence(Position before, Position after) {
        if (after.isOver()) {
            return ": " + after.ending().sentence();
        }
        var waiting = 1 - before.mover();
        var sitsOut = before.supply(waiting) == 0 && !after.hasPlaced();
        return sitsOut ? "; %s has no piece left and sits out".formatted(colour(waiting)) : "";
    }

    static String prompt(Position position) {
        var place = "place %s for at most %s"
                .formatted(position.hasPlaced() ? "another piece" : "a piece", points(position.points()));
        return position.canSwap() ? place + ", or swap" : position.canEnd() ? place + ", or end" : place;
    }

    static String points(int points) {
        return points == 1 ? "1 point" : points + " points";
    }

    static String colour(int colour) {
        return colour == Position.LIGHT ? "light" : "dark";
    }
}
