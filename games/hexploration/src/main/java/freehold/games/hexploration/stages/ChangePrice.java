package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Turn;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// `price`: offer a tile of the own market at another price (H17).
final class ChangePrice implements Action {
    @Override
    public int kinds(Position position) {
        return Kind.PRICE.bitIf(position.thisTurn().priceChangesLeft() > 0
                && !position.markets().isEmpty(position.activeSeat()));
    }

    /// Each tile of the own market to each of the other prices.
    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        var markets = position.markets();
        var seat = position.activeSeat();
        for (var slot = markets.next(seat, 0); slot >= 0; slot = markets.next(seat, slot + 1)) {
            for (var price = Markets.LOWEST_PRICE; price <= Markets.HIGHEST_PRICE; price++) {
                if (price != Markets.price(slot)) {
                    moves.add(Move.reprice(slot, price));
                }
            }
        }
    }

    @Override
    public void play(Position position, int move) {
        var seat = position.activeSeat();
        var slot = Move.slot(move);
        position.markets().remove(seat, slot);
        position.markets().add(seat, Markets.slot(Markets.type(slot), Move.price(move)));
        position.thisTurn().countPriceChange();
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var slot = Move.slot(move);
        if (position.markets().count(position.activeSeat(), slot) == 0) {
            return ReturnStage.missing(position, slot);
        }
        return Markets.price(slot) == Move.price(move)
                ? new Ruling.Illegal(Rule.H17, Phrase.of("the price is $%s already", Move.price(move)))
                : new Ruling.Illegal(
                        Rule.H17,
                        Phrase.of(
                                "%s prices have been changed in this turn, and that is the limit",
                                Turn.MOST_PRICE_CHANGES));
    }

    @Override
    public Phrase tell(Position position, int move) {
        var slot = Move.slot(move);
        return Phrase.of(
                "changes the price of a %s tile from $%s to $%s",
                Names.terrain(Markets.type(slot)), Markets.price(slot), Move.price(move));
    }

    @Override
    public Note note(Position position, int move) {
        var slot = Move.slot(move);
        return Action.super
                .note(position, move)
                .with(Names.terrain(Markets.type(slot)).toString())
                .about(Move.price(move))
                .to(Names.letter(Markets.type(slot)))
                .from("" + Markets.price(slot));
    }
}
