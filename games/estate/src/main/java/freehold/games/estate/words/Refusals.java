package freehold.games.estate.words;

import freehold.boards.Cells;
import freehold.games.estate.rules.Move;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// Says why a move is not legal. What is legal is decided in [freehold.games.estate.rules.Legal] alone.
public final class Refusals {
    private Refusals() {}

    public static Ruling.Illegal explain(Position position, int move) {
        if (position.isOver()) {
            return Ruling.Illegal.over(position.ending());
        }
        return switch (move) {
            case Move.SWAP -> new Ruling.Illegal(Rule.E10, whyNoSwap(position));
            case Move.END -> new Ruling.Illegal(Rule.E4, "a turn places at least one piece before it ends");
            default -> explainCell(position, move);
        };
    }

    private static String whyNoSwap(Position position) {
        if (!position.hasPie()) {
            return "this game is played without the pie rule";
        }
        return position.isSwapped()
                ? "the colours have changed hands already"
                : "only the second player may swap, before placing a first piece";
    }

    private static Ruling.Illegal explainCell(Position position, int cell) {
        var name = position.board().name(cell);
        for (var colour = Position.LIGHT; colour <= Position.DARK; colour++) {
            if (Cells.has(position.pieces(colour), cell)) {
                return new Ruling.Illegal(
                        Rule.E3, Phrase.of("%s already holds a %s piece", name, Phrase.of(Names.colour(colour))), name);
            }
        }
        return new Ruling.Illegal(
                Rule.E3,
                Phrase.of(
                        "%s costs %s, more than the %s left of this turn",
                        name, position.land().price(cell), Names.points(position.points())),
                name);
    }
}
