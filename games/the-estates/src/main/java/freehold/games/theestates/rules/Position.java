package freehold.games.theestates.rules;

import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Telling;

/// The state of a game: what lies on the table, and the stage of the present turn.
public final class Position implements freehold.kernel.position.Position {
    private static final int FIRST_SEAT = 1;

    private final Setup setup;
    private final Telling telling;
    private final int seats;
    private final int rounds;
    private final boolean isHidden;

    private final Offer offer = new Offer();
    private final Streets streets = new Streets();
    private final Rooftops rooftops = new Rooftops();
    private final Specials specials = new Specials();
    private final Auction auction = new Auction();
    private final Holdings holdings;

    private Stage stage = Stage.DRAW;
    private int actor = CHANCE;
    private int round = 1;
    /// T8.
    private int auctioneer = FIRST_SEAT;
    /// How the last round that is over ended; says nothing as long as none is.
    private Ending ending = Ending.TWO_ROWS_COMPLETE;

    public Position(Setup setup, Telling telling) {
        this.setup = setup;
        this.telling = telling;
        seats = setup.seats();
        rounds = setup.options().number("rounds");
        isHidden = setup.options().word("money").equals("hidden");
        holdings = new Holdings(seats, firstCash());
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int actor() {
        return actor;
    }

    /// A turn is the auctioneer's, whoever bids and places in it.
    @Override
    public int turn() {
        return stage == Stage.DRAW ? CHANCE : isOver() ? NOBODY : auctioneer;
    }

    public int rounds() {
        return rounds;
    }

    /// Which round it is, from 1.
    public int round() {
        return round;
    }

    public Stage stage() {
        return stage;
    }

    public int auctioneer() {
        return auctioneer;
    }

    public Offer offer() {
        return offer;
    }

    public Streets streets() {
        return streets;
    }

    public Rooftops rooftops() {
        return rooftops;
    }

    public Specials specials() {
        return specials;
    }

    public Auction auction() {
        return auction;
    }

    public Holdings holdings() {
        return holdings;
    }

    /// T7: how many checks there are; money only changes hands.
    public int allChecks() {
        return seats * firstCash();
    }

    private int firstCash() {
        return setup.options().number("cash");
    }

    public int cashOfActor() {
        return holdings.cash(actor);
    }

    /// The seat to the left of one.
    int leftOf(int seat) {
        return seat == seats ? FIRST_SEAT : seat + 1;
    }

    /// T7: whether a viewer may know how many checks a seat has.
    public boolean mayCount(int viewer, int seat) {
        return !isHidden || viewer == seat || isOver();
    }

    @Override
    public int moves(int[] into) {
        return Legal.moves(this, into);
    }

    @Override
    public int pick(Dice dice, int[] scratch) {
        return Legal.pick(this, dice, scratch);
    }

    @Override
    public int weight(int outcome) {
        return stage == Stage.TURN_OVER ? rooftops.count(Move.roofOf(outcome)) : 1;
    }

    @Override
    public void playLegal(int move) {
        switch (stage) {
            case DRAW -> draw(move);
            case STOW -> stow(move);
            case SELECT -> select(move);
            case TURN_OVER -> turnOver(Move.roofOf(move));
            case BID -> bid(Move.amountOf(move));
            case SETTLE -> settle(move);
            case PLACE_CUBE, PLACE_ROOF, PLACE_PERMIT, PLACE_MAYOR, USE_CANCEL -> use(move);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    private void ask(int seat, Stage next) {
        actor = seat;
        stage = next;
    }

    /// T4.
    private void draw(int cube) {
        offer.draw(cube);
        if (offer.isDrawn()) {
            startTurn();
        }
    }

    /// T21 also ends a round in which nothing can be selected, but that never comes about: there is a rooftop for
    /// every roofless building; and if all are roofed, there is a cube left, and a free lot in the two rows or more
    /// that are not complete.
    private void startTurn() {
        assert Legal.canSelect(this) : "T21: nothing can be selected";
        // T9: also without cash, so that nobody learns of it
        ask(auctioneer, Stage.STOW);
    }

    private void stow(int move) {
        if (move == Move.STOW) {
            holdings.stow(actor);
        }
        stage = Stage.SELECT;
    }

    /// T10.
    private void select(int piece) {
        auction.open(piece);
        if (piece == Piece.ROOF) {
            ask(CHANCE, Stage.TURN_OVER);
            return;
        }
        if (Piece.isCube(piece)) {
            offer.take(piece);
        } else {
            specials.take(piece);
        }
        openBidding();
    }

    private void turnOver(int value) {
        rooftops.take(value);
        auction.turnOver(value);
        openBidding();
    }

    private void openBidding() {
        ask(leftOf(auctioneer), Stage.BID);
    }

    /// T11.
    private void bid(int amount) {
        auction.bid(actor, amount);
        actor = leftOf(actor);
        if (actor != auctioneer) {
            return;
        }
        if (auction.highest() > 0) {
            stage = Stage.SETTLE;
        } else {
            award(auctioneer);
        }
    }

    /// T12.
    private void settle(int move) {
        var leader = auction.leader();
        if (move == Move.SELL) {
            holdings.pay(leader, auctioneer, auction.highest());
            award(leader);
        } else {
            holdings.pay(auctioneer, leader, auction.highest());
            award(auctioneer);
        }
    }

    /// T13.
    private void award(int owner) {
        ask(owner, Stage.toUse(auction.piece()));
    }

    private void use(int move) {
        Placing.place(this, move);
        endTurn();
    }

    private void endTurn() {
        auction.close();
        // T21: looked for now, and not when the last rooftop was turned over
        if (streets.completeRows() >= 2) {
            endRound(Ending.TWO_ROWS_COMPLETE);
        } else if (rooftops.count() == 0) {
            endRound(Ending.LAST_ROOFTOP);
        } else if (offer.isEmpty() && streets.roofless() == 0) {
            endRound(Ending.NOTHING_LEFT_TO_BUILD);
        } else {
            auctioneer = leftOf(auctioneer);
            startTurn();
        }
    }

    private void endRound(Ending how) {
        ending = how;
        if (round == rounds) {
            ask(NOBODY, Stage.OVER);
        } else {
            startRound();
        }
    }

    /// T24: everything anew; the first auctioneer is seat 1 in round 1, and one seat further in each that follows.
    private void startRound() {
        holdings.closeRound(this);
        offer.clear();
        streets.clear();
        rooftops.clear();
        specials.clear();
        auctioneer = round % seats + FIRST_SEAT;
        round++;
        ask(CHANCE, Stage.DRAW);
    }

    @Override
    public double[] scores() {
        return Appraisal.scores(this);
    }

    @Override
    public int winnerBits() {
        return isOver() ? Appraisal.winnerBits(this) : 0;
    }

    @Override
    public Ending ending() {
        if (!isOver()) {
            throw new IllegalStateException("the game goes on");
        }
        return ending;
    }

    /// How the last round that is over ended.
    public Ending lastEnding() {
        return ending;
    }

    @Override
    public long hash() {
        var hash = Mix.of(Mix.of(offer.hash(), streets.hash()), holdings.hash());
        hash = Mix.of(Mix.of(hash, auction.packed()), specials.packed());
        hash = Mix.of(hash, (long) rooftops.packed() << 32 | (actor + 1) << 16 | auctioneer << 8 | round);
        return Mix.of(hash, (isOver() ? ending.name() : stage.name()).hashCode());
    }

    @Override
    public Position copy() {
        var copy = new Position(setup, telling);
        copy.set(this);
        return copy;
    }

    @Override
    public void set(freehold.kernel.position.Position other) {
        var from = (Position) other;
        offer.set(from.offer);
        streets.set(from.streets);
        rooftops.set(from.rooftops);
        specials.set(from.specials);
        auction.set(from.auction);
        holdings.set(from.holdings);
        stage = from.stage;
        actor = from.actor;
        round = from.round;
        auctioneer = from.auctioneer;
        ending = from.ending;
    }

    /// T9: not even whether something was stowed is shown to others.
    @Override
    public boolean isSecret(int move) {
        return isHidden && (move == Move.STOW || move == Move.HOLD);
    }

    @Override
    public void imagine(int viewer, Dice dice) {
        Guess.at(this, viewer, dice);
    }

    @Override
    public Telling telling() {
        return telling;
    }
}
