package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Ending;
import freehold.games.theestates.rules.Position;

/// How turns and rounds follow each other.
final class Turn {
    private Turn() {}

    /// T21 also ends a round in which nothing can be selected, but that never comes about: there is a rooftop for
    /// every roofless building; and if all are roofed, there is a cube left, and a free lot in the two rows or more
    /// that are not complete.
    static void start(Position position) {
        // T9: also without cash, so that nobody learns of it
        position.ask(position.auctioneer(), Stages.STOW);
    }

    /// T11.
    static void openBidding(Position position) {
        position.ask(position.leftOf(position.auctioneer()), Stages.BID);
    }

    /// T13.
    static void award(Position position, int owner) {
        position.ask(owner, Stages.toUse(position.auction().piece()));
    }

    static void end(Position position) {
        position.auction().close();
        // T21: looked for now, and not when the last rooftop was turned over
        if (position.streets().completeRows() >= 2) {
            endRound(position, Ending.TWO_ROWS_COMPLETE);
        } else if (position.rooftops().count() == 0) {
            endRound(position, Ending.LAST_ROOFTOP);
        } else if (position.offer().isEmpty() && position.streets().roofless() == 0) {
            endRound(position, Ending.NOTHING_LEFT_TO_BUILD);
        } else {
            position.nextAuctioneer();
            start(position);
        }
    }

    private static void endRound(Position position, Ending how) {
        position.endRound(how);
        if (position.round() == position.rounds()) {
            position.ask(Position.NOBODY, Stages.OVER);
        } else {
            position.setUpNextRound();
            position.ask(Position.CHANCE, Stages.DRAW);
        }
    }
}
