package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// `discard`: pay the bank and put the drawn tile into the own market (H8, H17).
final class DiscardTile implements Action {
    /// H8.
    static final int PRICE = 2;

    @Override
    public int kinds(Position position) {
        return Kind.DISCARD.bitIf(!position.exploration().isBought() && position.money() >= PRICE);
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        for (var price = Markets.LOWEST_PRICE; price <= Markets.HIGHEST_PRICE; price++) {
            moves.add(Move.discard(price));
        }
    }

    @Override
    public void play(Position position, int move) {
        var seat = position.activeSeat();
        var markets = position.markets();
        position.purses().payBank(seat, PRICE);
        markets.add(seat, Markets.slot(position.exploration().hand(), Move.price(move)));
        position.exploration().finish();
        position.enter(markets.size(seat) > Markets.MOST_TILES ? Stages.RETURN : Stages.OPEN);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return position.exploration().isBought()
                ? new Ruling.Illegal(Rule.H8, "a tile that was bought can't be discarded, only one that was drawn")
                : new Ruling.Illegal(
                        Rule.H8, Phrase.of("a discard costs $%s, more than the $%s in hand", PRICE, position.money()));
    }

    @Override
    public Phrase tell(Position position, int move) {
        return Phrase.of(
                "discards the %s tile for $%s and offers it at $%s",
                Names.terrain(position.exploration().hand()), PRICE, Move.price(move));
    }

    @Override
    public Note note(Position position, int move) {
        return Note.of("discard").about(Move.price(move));
    }
}
