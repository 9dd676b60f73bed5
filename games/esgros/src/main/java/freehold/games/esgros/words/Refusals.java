package freehold.games.esgros.words;

import freehold.boards.Cells;
import freehold.games.esgros.rules.Legal;
import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.rules.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import java.util.List;

/// Says why a move is not legal. What is legal is decided in [Legal] alone.
public final class Refusals {
    private Refusals() {}

    public static Ruling.Illegal explain(Position position, int move) {
        if (position.isOver()) {
            return Ruling.Illegal.over(position.ending());
        }
        if (move == Move.SWAP) {
            return new Ruling.Illegal(Rule.G7, whyNoSwap(position));
        }
        return explainCell(position, move);
    }

    private static String whyNoSwap(Position position) {
        if (!position.hasPie()) {
            return "this game is played without the pie rule";
        }
        return position.isSwapped()
                ? "the colours have changed hands already"
                : "only the second player may swap, before placing a first stone";
    }

    private static Ruling.Illegal explainCell(Position position, int cell) {
        var name = position.board().name(cell);
        for (var colour = Position.BLACK; colour <= Position.WHITE; colour++) {
            if (Cells.has(position.stones(colour), cell)) {
                return new Ruling.Illegal(
                        Rule.G3, Phrase.of("%s already holds a %s stone", name, Phrase.of(Names.colour(colour))), name);
            }
        }
        return explainGrowth(position, cell);
    }

    private static Ruling.Illegal explainGrowth(Position position, int cell) {
        var size = position.sizeAt(cell);
        var own = position.largest(position.mover());
        var enemy = position.largest(1 - position.mover());
        var would = Phrase.of(
                "a stone on %s would make a group of %s", position.board().name(cell), size);
        if (size <= own || (position.mayCatchUp() && size > enemy)) {
            return new Ruling.Illegal(
                    Rule.G4b,
                    Phrase.of(
                            "%s; above the enemy's largest, %s, only the smallest size, %s, may be made",
                            would, enemy, smallestOpen(position, enemy)),
                    joined(position, cell));
        }
        var yet = position.mayCatchUp() ? Phrase.of(", yet no more than the enemy's, %s", enemy) : Phrase.NONE;
        var only = Legal.quiet(position) == 0
                ? Phrase.of("; only a group of %s may be made now", smallestOpen(position, 0))
                : Phrase.NONE;
        return new Ruling.Illegal(
                Rule.G4a,
                Phrase.of("%s, more than your largest, %s%s%s", would, own, yet, only),
                joined(position, cell));
    }

    /// The smallest size above a limit that may be made now.
    private static int smallestOpen(Position position, int limit) {
        return position.board().names(Legal.open(position)).stream()
                .mapToInt(name -> position.sizeAt(position.board().cell(name)))
                .filter(size -> size > limit)
                .min()
                .orElseThrow();
    }

    /// The cell and the own stones that it would join.
    private static List<String> joined(Position position, int cell) {
        var own = position.groups(position.mover());
        var places = Cells.of(cell);
        for (var i = 0; i < own.count(); i++) {
            if (Cells.has(own.reach(i), cell)) {
                places |= own.stones(i);
            }
        }
        return position.board().names(places);
    }
}
