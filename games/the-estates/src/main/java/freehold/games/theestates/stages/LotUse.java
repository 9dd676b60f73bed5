package freehold.games.theestates.stages;

import freehold.boards.Cells;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.words.Names;
import freehold.games.theestates.words.Refusals;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// The piece goes on a lot, and must do so (T13).
abstract sealed class LotUse extends Use permits PlaceCube, PlaceRoof {
    /// The set of lots on which a piece may be placed.
    abstract int places(Position position, int piece);

    abstract Ruling.Illegal whyNotOn(Position position, int lot);

    @Override
    public final boolean namesLots() {
        return true;
    }

    @Override
    public final int uses(Position position, int piece, int[] into) {
        return Move.write(places(position, piece), Move.LOTS, into, 0);
    }

    @Override
    public final int pick(Position position, Dice dice, int[] scratch) {
        var places = places(position, position.auction().piece());
        return Move.lot(Cells.nth(places, dice.below(Integer.bitCount(places))));
    }

    @Override
    public final Ruling.Illegal explain(Position position, int move) {
        if (move == Move.DISCARD) {
            return new Ruling.Illegal(
                    Rule.T13,
                    Phrase.of("%s must be placed; only special pieces can be discarded", Names.onSale(position)));
        }
        return Move.kind(move) == Move.Kind.LOT ? whyNotOn(position, Move.lotOf(move)) : Refusals.notNow(position);
    }

    @Override
    Phrase tellPlacing(Position position, int move) {
        return Phrase.of("puts %s on %s", Names.onSale(position), Names.lot(Move.lotOf(move)));
    }
}
