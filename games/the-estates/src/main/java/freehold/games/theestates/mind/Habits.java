package freehold.games.theestates.mind;

import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.kernel.position.Dice;

/// How everybody is thought to play: stows, bids up to what a piece is worth, sells above that, and uses pieces to
/// one's own best, with enough chance in it to see different games.
final class Habits {
    /// What a rooftop is thought to be worth before it is turned over.
    static final int UNSEEN_ROOF = 4;

    /// Of so many pieces, picked at random, the best is selected.
    private static final int GLANCES = 2;
    /// Once in so many times nothing is stowed.
    private static final int TIMES_TO_STOW = 8;

    private final PieceValues values;
    private boolean isAppraised;

    Habits(PieceValues values) {
        this.values = values;
    }

    /// Plays until so many turns have ended, or the round.
    void play(Position position, int turns, Dice dice, int[] scratch) {
        isAppraised = false;
        var round = position.round();
        var left = turns;
        while (left > 0 && !position.isOver() && position.round() == round) {
            var auctioneer = position.auctioneer();
            position.playLegal(pick(position, dice, scratch));
            if (position.auctioneer() != auctioneer) {
                isAppraised = false;
                left--;
            }
        }
    }

    private int pick(Position position, Dice dice, int[] scratch) {
        return switch (position.stage().kind()) {
            case STOW -> position.cashOfActor() == 0 || dice.below(TIMES_TO_STOW) == 0 ? Move.HOLD : Move.STOW;
            case SELECT -> select(position, dice, scratch);
            case BID -> bid(position, dice);
            case SETTLE -> settle(position);
            case PLACE_CUBE, PLACE_ROOF, PLACE_PERMIT, PLACE_MAYOR, USE_CANCEL -> use(position);
            case DRAW, TURN_OVER, OVER -> position.pick(dice, scratch);
        };
    }

    private int select(Position position, Dice dice, int[] scratch) {
        values.read(position);
        var count = position.moves(scratch);
        var most = Integer.MIN_VALUE;
        var selected = Piece.NONE;
        for (var i = 0; i < GLANCES; i++) {
            var piece = scratch[dice.below(count)];
            values.appraise(position, piece, UNSEEN_ROOF);
            var value = values.ofSelecting(position);
            selected = value > most ? piece : selected;
            most = Math.max(most, value);
        }
        return selected;
    }

    private int bid(Position position, Dice dice) {
        appraise(position);
        var highest = position.auction().highest();
        var raises = values.mostOf(position, position.actor()) - highest;
        return raises > 0 ? Move.bid(highest + 1 + dice.below(raises)) : Move.PASS;
    }

    private int settle(Position position) {
        appraise(position);
        var auction = position.auction();
        return values.isKept(position, auction.leader(), auction.highest()) ? Move.KEEP : Move.SELL;
    }

    private int use(Position position) {
        appraise(position);
        return values.bestUse(position.actor());
    }

    /// Once a turn: what a piece is worth does not change with the bids.
    private void appraise(Position position) {
        if (!isAppraised) {
            values.readSale(position);
            isAppraised = true;
        }
    }
}
