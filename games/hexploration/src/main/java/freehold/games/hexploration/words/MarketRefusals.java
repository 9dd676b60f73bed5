package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Deeds;
import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Turn;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;

/// Says why a tile can't be bought or discarded (H8), offered at another price or returned (H17).
final class MarketRefusals {
    private final Position position;
    private final Markets markets;
    private final Turn turn;
    private final int seat;

    MarketRefusals(Position position) {
        this.position = position;
        markets = position.markets();
        turn = position.thisTurn();
        seat = turn.seat();
    }

    /// `forest tile at $3`.
    private static Phrase tile(int slot) {
        return Phrase.of("%s tile at $%s", Names.terrain(Markets.type(slot)), Markets.price(slot));
    }

    Ruling.Illegal explainShop(int other, int slot) {
        if (other == seat) {
            return new Ruling.Illegal(Rule.H8, "tiles are bought from opponents, not from your own market");
        }
        if (!turn.canAct()) {
            return new Ruling.Illegal(Rule.H6, "both pawns have acted");
        }
        return markets.count(other, slot) == 0
                ? new Ruling.Illegal(Rule.H8, Phrase.of("%s's market holds no %s", new SeatName(other), tile(slot)))
                : explainShop(slot);
    }

    private Ruling.Illegal explainShop(int slot) {
        if (Markets.price(slot) > position.money()) {
            return new Ruling.Illegal(
                    Rule.H8, Phrase.of("a %s costs more than the $%s in hand", tile(slot), position.money()));
        }
        return position.frontier().exists() ? unplaceable(slot) : PawnRefusals.noSpace();
    }

    private Ruling.Illegal unplaceable(int slot) {
        var rest = position.money() - Markets.price(slot);
        return new Ruling.Illegal(
                Rule.H8,
                Phrase.of(
                        "the $%s left after paying would not be enough to place the %s tile anywhere (H9)",
                        rest, Names.terrain(Markets.type(slot))));
    }

    Ruling.Illegal explainDiscard() {
        return position.exploration().isBought()
                ? new Ruling.Illegal(Rule.H8, "a tile that was bought can't be discarded, only one that was drawn")
                : new Ruling.Illegal(
                        Rule.H8,
                        Phrase.of(
                                "a discard costs $%s, more than the $%s in hand",
                                Deeds.DISCARD_PRICE, position.money()));
    }

    Ruling.Illegal explainPrice(int slot, int price) {
        if (markets.count(seat, slot) == 0) {
            return missing(slot);
        }
        return Markets.price(slot) == price
                ? new Ruling.Illegal(Rule.H17, Phrase.of("the price is $%s already", price))
                : new Ruling.Illegal(
                        Rule.H17,
                        Phrase.of(
                                "%s prices have been changed in this turn, and that is the limit",
                                Turn.MOST_PRICE_CHANGES));
    }

    Ruling.Illegal explainReturn(int slot) {
        return missing(slot);
    }

    private Ruling.Illegal missing(int slot) {
        return new Ruling.Illegal(Rule.H17, Phrase.of("%s's market holds no %s", new SeatName(seat), tile(slot)));
    }
}
