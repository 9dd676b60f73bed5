package freehold.games.estate;

import freehold.boards.HexBoard;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

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
                : new Ruling.Unknown(Rule.E1, Phrase.of("there is no cell %s on %s", token, board.describe()));
    }

    static Phrase tell(Position position, int move) {
        var after = position.copy();
        after.playLegal(move);
        return consequence(position, after, deed(position, move));
    }

    private static Phrase deed(Position position, int move) {
        return switch (move) {
            case Move.END -> Phrase.of("ends the turn with %s unspent", points(position.points()));
            case Move.SWAP -> Phrase.of("swaps: light and dark change hands");
            default ->
                Phrase.of(
                        "places a %s piece on %s for %s",
                        Phrase.of(colour(position.mover())),
                        position.board().name(move),
                        points(position.land().price(move)));
        };
    }

    private static Phrase consequence(Position before, Position after, Phrase deed) {
        if (after.isOver()) {
            return Phrase.of("%s: %s", deed, Phrase.of(after.ending().sentence()));
        }
        var waiting = 1 - before.mover();
        var sitsOut = before.supply(waiting) == 0 && !after.hasPlaced();
        return sitsOut ? Phrase.of("%s; %s has no piece left and sits out", deed, Phrase.of(colour(waiting))) : deed;
    }

    static Phrase prompt(Position position) {
        var points = points(position.points());
        if (position.canEnd()) {
            return Phrase.of("place another piece for at most %s, or end the turn", points);
        }
        return Phrase.of(
                position.canSwap() ? "place a piece for at most %s, or swap" : "place a piece for at most %s", points);
    }

    static Phrase points(int points) {
        return points == 1 ? Phrase.of("1 point") : Phrase.of("%s points", points);
    }

    static String colour(int colour) {
        return colour == Position.LIGHT ? "light" : "dark";
    }
}
