package freehold.games.theestates.rules;

import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Telling;
import java.util.Optional;

/// The state of a game: what lies on the table, and the stage of the present turn.
public final class Position implements freehold.kernel.position.Position {
    private static final int FIRST_SEAT = 1;

    private final Setup setup;
    private final Telling telling;
    private final int seats;
    private final int rounds;
    private final boolean isHidden;
    private final boolean isCounted;

    private final Offer offer = new Offer();
    private final Streets streets = new Streets();
    private final Rooftops rooftops = new Rooftops();
    private final Specials specials = new Specials();
    private final Auction auction = new Auction();
    private final Holdings holdings;

    private Stage stage;
    private int actor = CHANCE;
    private int round = 1;
    /// T8.
    private int auctioneer = FIRST_SEAT;
    /// How the last round that is over ended; says nothing as long as none is.
    private Ending ending = Ending.TWO_ROWS_COMPLETE;
    /// The end of the round before this one.
    private Optional<Position> lastRound = Optional.empty();

    /// @param first the stage in which the offer is drawn
    public Position(Setup setup, Telling telling, Stage first) {
        this.setup = setup;
        this.telling = telling;
        stage = first;
        seats = setup.seats();
        rounds = setup.options().number("rounds");
        isHidden = !setup.options().word("money").equals("open");
        isCounted = setup.options().word("money").equals("hidden");
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
        return stage.kind() == Stage.Kind.DRAW ? CHANCE : isOver() ? NOBODY : auctioneer;
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
    public int leftOf(int seat) {
        return seat == seats ? FIRST_SEAT : seat + 1;
    }

    /// T7: whether a viewer may know how many checks a seat has.
    public boolean mayCount(int viewer, int seat) {
        return !isHidden || viewer == seat || isOver();
    }

    /// T7: whether a viewer is shown between what limits the checks in hand of a seat must be.
    public boolean mayEstimate(int viewer, int seat) {
        return isCounted && !mayCount(viewer, seat);
    }

    /// The most checks that a seat can have stowed, as far as everybody knows.
    public int mostStowed(int seat) {
        return Guess.mostStowed(this, seat);
    }

    /// How many pieces were selected in this round, which is one a turn.
    public int taken() {
        return offer.taken() + rooftops.taken() + specials.taken();
    }

    /// How the round before this one looked when it ended (T24).
    public Optional<Position> lastRound() {
        return lastRound;
    }

    @Override
    public int moves(int[] into) {
        return stage.moves(this, into);
    }

    @Override
    public int pick(Dice dice, int[] scratch) {
        return stage.pick(this, dice, scratch);
    }

    @Override
    public int weight(int outcome) {
        return stage.weight(this, outcome);
    }

    @Override
    public void playLegal(int move) {
        stage.play(this, move);
    }

    /// Says who is asked next, and for what.
    public void ask(int seat, Stage next) {
        actor = seat;
        stage = next;
    }

    /// Asks the same of another seat.
    public void ask(int seat) {
        actor = seat;
    }

    /// T13: the seat to the left, whoever got the piece.
    public void nextAuctioneer() {
        auctioneer = leftOf(auctioneer);
    }

    public void endRound(Ending how) {
        ending = how;
    }

    /// T24: everything anew; the first auctioneer is seat 1 in round 1, and one seat further in each that follows.
    public void setUpNextRound() {
        var end = copy();
        end.lastRound = Optional.empty();
        lastRound = Optional.of(end);
        holdings.closeRound(this);
        offer.clear();
        streets.clear();
        rooftops.clear();
        specials.clear();
        auctioneer = round % seats + FIRST_SEAT;
        round++;
    }

    @Override
    public double[] scores() {
        return Scoring.scores(this);
    }

    @Override
    public int winnerBits() {
        return isOver() ? Scoring.winnerBits(this) : 0;
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
        return Mix.of(hash, stage.kind().number() << 8 | (isOver() ? ending.number() : 0));
    }

    @Override
    public Position copy() {
        var copy = new Position(setup, telling, stage);
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
        lastRound = from.lastRound;
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
