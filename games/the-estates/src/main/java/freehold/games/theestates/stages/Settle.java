package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Stage;
import freehold.games.theestates.words.Names;
import freehold.games.theestates.words.Refusals;
import freehold.games.theestates.words.Tokens;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;

/// The auctioneer sells to the highest bidder, or keeps the piece and pays as much (T12).
final class Settle extends Stage {
    @Override
    public Kind kind() {
        return Kind.SETTLE;
    }

    @Override
    public Rule rule() {
        return Rule.T12;
    }

    @Override
    public int moves(Position position, int[] into) {
        var count = 0;
        into[count++] = Move.SELL;
        if (position.cashOfActor() >= position.auction().highest()) {
            into[count++] = Move.KEEP;
        }
        return count;
    }

    @Override
    public void play(Position position, int move) {
        var auctioneer = position.auctioneer();
        var leader = position.auction().leader();
        var owner = move == Move.SELL ? leader : auctioneer;
        var paid = move == Move.SELL ? auctioneer : leader;
        position.holdings().pay(owner, paid, position.auction().highest());
        Turn.award(position, owner);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        if (move != Move.KEEP) {
            return Refusals.notNow(position);
        }
        return new Ruling.Illegal(
                Rule.T12,
                Phrase.of(
                        "to keep %s costs $%sm, more than the $%sm in hand",
                        Names.onSale(position), position.auction().highest(), position.cashOfActor()));
    }

    @Override
    public Phrase tell(Position position, int move) {
        var piece = Names.onSale(position);
        var price = position.auction().highest();
        return move == Move.SELL
                ? Phrase.of("sells %s to %s for $%sm", piece, leader(position), price)
                : Phrase.of("keeps %s and pays $%sm to %s", piece, price, leader(position));
    }

    private static SeatName leader(Position position) {
        return new SeatName(position.auction().leader());
    }

    @Override
    public Note note(Position position, int move) {
        var auction = position.auction();
        return Note.of(Tokens.token(move)).with(Names.sort(auction.piece())).about(auction.highest());
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of(
                "sell %s to %s for $%sm, or keep it and pay as much",
                Names.onSale(position), leader(position), position.auction().highest());
    }
}
