package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// The active seat holds a tile that it drew or bought (H8): it places or discards the tile, and may change score
/// markers before.
final class HandStage extends ActionStage {
    @Override
    public int number() {
        return 3;
    }

    @Override
    public String name() {
        return "hand";
    }

    @Override
    public int kinds(Position position) {
        var tile = PLACE.kinds(position) | DISCARD.kinds(position);
        return (tile == 0 ? VOID.kinds(position) : tile) | MARKERS.kinds(position);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var kind = Move.kind(move);
        return switch (kind) {
            case PLACE, DISCARD, VOID, MARK, BUY, UNMARK -> action(kind).explain(position, move);
            case PRICE ->
                new Ruling.Illegal(
                        Rule.H17, Phrase.of("prices can't be changed with a tile in hand; first %s", prompt(position)));
            case DRAW, SHOP, MOVE, END, RETURN, SEIZE, SPARE, STEP, STAY, START, TILE ->
                Refusals.first(Rule.H8, prompt(position));
        };
    }

    @Override
    public Phrase prompt(Position position) {
        var exploration = position.exploration();
        var tile = Phrase.of(
                exploration.isBought() ? "the %s tile that you bought" : "the %s tile that you drew",
                Names.terrain(exploration.hand()));
        if (position.allows(Kind.PLACE)) {
            return position.allows(Kind.DISCARD)
                    ? Phrase.of("place %s, or discard it, which costs $%s", tile, DiscardTile.PRICE)
                    : Phrase.of("place %s", tile);
        }
        return position.allows(Kind.DISCARD)
                ? Phrase.of("pay $%s to discard %s", DiscardTile.PRICE, tile)
                : Phrase.of("put %s back into the bag", tile);
    }
}
