package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Stage;
import freehold.games.theestates.words.Names;
import freehold.games.theestates.words.Refusals;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// Each other player bids once, or passes (T11).
final class Bid extends Stage {
    @Override
    public Kind kind() {
        return Kind.BID;
    }

    @Override
    public Rule rule() {
        return Rule.T11;
    }

    /// A pass and ascending bids.
    @Override
    public int moves(Position position, int[] into) {
        var count = 0;
        into[count++] = Move.PASS;
        for (var bid = position.auction().highest() + 1; bid <= position.cashOfActor(); bid++) {
            into[count++] = Move.bid(bid);
        }
        return count;
    }

    @Override
    public int pick(Position position, Dice dice, int[] scratch) {
        var highest = position.auction().highest();
        var higher = Math.max(0, position.cashOfActor() - highest);
        var raise = dice.below(1 + higher);
        return raise == 0 ? Move.PASS : Move.bid(highest + raise);
    }

    @Override
    public void play(Position position, int move) {
        var auctioneer = position.auctioneer();
        position.auction().bid(position.actor(), Move.amountOf(move));
        var next = position.leftOf(position.actor());
        if (next != auctioneer) {
            position.ask(next);
        } else if (position.auction().highest() > 0) {
            position.ask(auctioneer, Stages.SETTLE);
        } else {
            // T12: nobody bid
            Turn.award(position, auctioneer);
        }
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        if (Move.kind(move) != Move.Kind.BID) {
            return Refusals.notNow(position);
        }
        var highest = position.auction().highest();
        var amount = Move.amountOf(move);
        var because = amount <= highest
                ? Phrase.of("$%sm is not more than the highest bid, $%sm", amount, highest)
                : Phrase.of("$%sm is more than the $%sm in hand", amount, position.cashOfActor());
        return new Ruling.Illegal(Rule.T11, because);
    }

    @Override
    public Phrase tell(Position position, int move) {
        return move == Move.PASS ? Phrase.of("passes") : Phrase.of("bids $%sm", Move.amountOf(move));
    }

    @Override
    public Note note(Position position, int move) {
        var piece = Names.sort(position.auction().piece());
        return move == Move.PASS
                ? Note.of("pass").with(piece)
                : Note.of("bid").with(piece).about(Move.amountOf(move));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("bid at least $%sm for %s, or pass", position.auction().highest() + 1, Names.onSale(position));
    }
}
