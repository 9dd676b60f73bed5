package freehold.games.estate.words;

import freehold.games.estate.rules.Move;
import freehold.games.estate.rules.Position;
import freehold.kernel.telling.Phrase;

/// What the log says about a ply, and what the mover is asked for.
public final class Sentences {
    private Sentences() {}

    public static Phrase tell(Position position, int move) {
        var after = position.copy();
        after.playLegal(move);
        return consequence(position, after, deed(position, move));
    }

    private static Phrase deed(Position position, int move) {
        return switch (move) {
            case Move.END -> Phrase.of("ends the turn with %s unspent", Names.points(position.points()));
            case Move.SWAP -> Phrase.of("swaps: light and dark change hands");
            default ->
                // Short, since one turn has up to five of them.
                Phrase.of(
                        "buys %s for %s",
                        position.board().name(move),
                        Names.points(position.land().price(move)));
        };
    }

    private static Phrase consequence(Position before, Position after, Phrase deed) {
        if (after.isOver()) {
            return Phrase.of("%s: %s", deed, Phrase.of(after.ending().sentence()));
        }
        var waiting = 1 - before.mover();
        var sitsOut = before.supply(waiting) == 0 && !after.hasPlaced();
        return sitsOut
                ? Phrase.of("%s; %s has no piece left and sits out", deed, Phrase.of(Names.colour(waiting)))
                : deed;
    }

    public static Phrase prompt(Position position) {
        var points = Names.points(position.points());
        if (position.canEnd()) {
            return Phrase.of("place another piece for at most %s, or end the turn", points);
        }
        return Phrase.of(
                position.canSwap() ? "place a piece for at most %s, or swap" : "place a piece for at most %s", points);
    }
}
