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
import freehold.kernel.telling.SeatName;

/// `shop`: buy a tile from an opponent's market, to explore with it (H8).
final class BuyTile implements Action {
    @Override
    public int kinds(Position position) {
        for (var other = 1; other <= position.seats(); other++) {
            if (other != position.activeSeat() && sells(position, other)) {
                return Kind.SHOP.bit();
            }
        }
        return 0;
    }

    private static boolean sells(Position position, int other) {
        var markets = position.markets();
        for (var slot = markets.next(other, 0); slot >= 0; slot = markets.next(other, slot + 1)) {
            if (canBuy(position, slot)) {
                return true;
            }
        }
        return false;
    }

    /// H8: the tile must be affordable, and have a legal placement right after it is paid for.
    private static boolean canBuy(Position position, int slot) {
        var rest = position.money() - Markets.price(slot);
        return rest >= 0 && position.frontier().takes(Markets.type(slot), rest);
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        for (var other = 1; other <= position.seats(); other++) {
            if (other != position.activeSeat()) {
                list(position, other, moves);
            }
        }
    }

    private static void list(Position position, int other, MoveList moves) {
        var markets = position.markets();
        for (var slot = markets.next(other, 0); slot >= 0; slot = markets.next(other, slot + 1)) {
            if (canBuy(position, slot)) {
                moves.add(Move.shop(other, slot));
            }
        }
    }

    @Override
    public void play(Position position, int move) {
        var slot = Move.slot(move);
        position.purses().pay(position.activeSeat(), Move.seat(move), Markets.price(slot));
        position.markets().remove(Move.seat(move), slot);
        position.exploration().buy(Markets.type(slot));
        position.enter(Stages.HAND);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var other = Move.seat(move);
        var slot = Move.slot(move);
        if (other == position.activeSeat()) {
            return new Ruling.Illegal(Rule.H8, "tiles are bought from opponents, not from your own market");
        }
        if (!position.thisTurn().canAct()) {
            return Refusals.bothHaveActed();
        }
        return position.markets().count(other, slot) == 0
                ? new Ruling.Illegal(
                        Rule.H8, Phrase.of("%s's market holds no %s", new SeatName(other), Names.offer(slot)))
                : explainOffer(position, slot);
    }

    private static Ruling.Illegal explainOffer(Position position, int slot) {
        var rest = position.money() - Markets.price(slot);
        if (rest < 0) {
            return new Ruling.Illegal(
                    Rule.H8, Phrase.of("a %s costs more than the $%s in hand", Names.offer(slot), position.money()));
        }
        return position.frontier().exists()
                ? new Ruling.Illegal(
                        Rule.H8,
                        Phrase.of(
                                "the $%s left after paying would not be enough to place the %s tile anywhere (H9)",
                                rest, Names.terrain(Markets.type(slot))))
                : Refusals.noSpace();
    }

    @Override
    public Phrase tell(Position position, int move) {
        var slot = Move.slot(move);
        return Phrase.of(
                "buys a %s tile from %s for $%s",
                Names.terrain(Markets.type(slot)), new SeatName(Move.seat(move)), Markets.price(slot));
    }

    @Override
    public Note note(Position position, int move) {
        var slot = Move.slot(move);
        return Note.of("shop")
                .with(Names.terrain(Markets.type(slot)).toString())
                .about(Markets.price(slot))
                .to(Names.letter(Markets.type(slot)))
                .from("" + Move.seat(move));
    }
}
