package freehold.games.theestates.rules;

import freehold.kernel.position.Dice;

/// Guesses what a viewer may not know: how many of a seat's checks are stowed (T7, T9).
///
/// All payments are public, and so are the points of finished rounds (T24). So everybody knows how many checks a seat
/// has in all, and how often it was asked in this round; a round begins with nothing to guess.
final class Guess {
    private final Position position;
    private final Dice dice;

    private Guess(Position position, Dice dice) {
        this.position = position;
        this.dice = dice;
    }

    /// Puts a guess in the place of the truth.
    static void at(Position position, int viewer, Dice dice) {
        var guess = new Guess(position, dice);
        for (var seat = 1; seat <= position.seats(); seat++) {
            if (!position.mayCount(viewer, seat)) {
                guess.guess(seat);
            }
        }
    }

    private void guess(int seat) {
        position.holdings().imagine(seat, heads(mostStowed(position, seat)));
    }

    /// The most checks that a seat can have stowed, as far as everybody knows.
    static int mostStowed(Position position, int seat) {
        return Math.min(chancesToStow(position, seat), position.holdings().checks(seat) - leastCash(position, seat));
    }

    /// T11: a bid is covered by cash. T12: the highest one is then paid, or paid out.
    private static int leastCash(Position position, int seat) {
        var auction = position.auction();
        var place = Math.floorMod(seat - position.auctioneer() - 1, position.seats());
        var bid = place < auction.count() ? auction.bid(place) : 0;
        if (seat != auction.leader() || !isSettled(position)) {
            return bid;
        }
        return position.actor() == seat ? 0 : 2 * bid;
    }

    private static boolean isSettled(Position position) {
        return !isAt(position, Stage.Kind.BID) && !isAt(position, Stage.Kind.SETTLE);
    }

    private static boolean isAt(Position position, Stage.Kind kind) {
        return position.stage().kind() == kind;
    }

    /// How many of a seat's turns as auctioneer have come past T9 in this round.
    private static int chancesToStow(Position position, int seat) {
        var turns = turnsPastStowing(position);
        var seats = position.seats();
        var first = (position.round() - 1) % seats + 1;
        var turnsBeforeSeat = Math.floorMod(seat - first, seats);
        return (turns - turnsBeforeSeat + seats - 1) / seats;
    }

    /// Each turn takes one piece; the present one may not have got there.
    private static int turnsPastStowing(Position position) {
        var isChoosing = isAt(position, Stage.Kind.SELECT) || isAt(position, Stage.Kind.TURN_OVER);
        return isChoosing ? position.taken() + 1 : position.taken();
    }

    /// Whether somebody stowed is as likely as not.
    private int heads(int throwsOfACoin) {
        var heads = 0;
        for (var i = 0; i < throwsOfACoin; i++) {
            heads += dice.below(2);
        }
        return heads;
    }
}
