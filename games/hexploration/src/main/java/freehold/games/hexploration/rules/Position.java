package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Bag;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Merge;
import freehold.games.hexploration.rules.land.Pawns;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Telling;
import java.util.stream.IntStream;

/// The state of a game, in parts that each keep one thing. What can be done with them now, its [Stage] knows.
public final class Position implements freehold.kernel.position.Position {
    private final int seats;
    private final Parts parts;
    private final Telling telling;

    private Stage stage;
    private final Land land = new Land();
    private final Markers markers;
    private final Pawns pawns;
    private final Purses purses;
    private final Markets markets;
    private final Bag bag;
    private final Opening opening;
    private final Turn turn = new Turn();
    private final Exploration exploration = new Exploration();

    /// From here on nothing holds state of its own.
    private final Merge merge;

    private final Frontier frontier;
    private final Placement placement;
    private final Score score;
    private final MoveList list = new MoveList();

    /// @param first the stage in which games start
    public Position(Setup setup, Stage first, Telling telling) {
        this(setup.seats(), Parts.of(setup.options()), first, telling);
    }

    private Position(int seats, Parts parts, Stage first, Telling telling) {
        this.seats = seats;
        this.parts = parts;
        this.telling = telling;
        stage = first;
        markers = new Markers(seats);
        pawns = new Pawns(seats);
        purses = new Purses(seats, parts);
        markets = new Markets(seats);
        bag = new Bag(parts.types(), parts.tiles());
        opening = new Opening(seats, land, markers);
        merge = new Merge(seats, land, markers);
        frontier = new Frontier(this);
        placement = new Placement(this);
        score = new Score(this);
    }

    @Override
    public int seats() {
        return seats;
    }

    /// How many types of tiles there are (H1).
    public int types() {
        return parts.types();
    }

    public Stage stage() {
        return stage;
    }

    public void enter(Stage next) {
        stage = next;
    }

    @Override
    public int actor() {
        return stage.actor(this);
    }

    @Override
    public int turn() {
        return stage.turn(this);
    }

    @Override
    public boolean isOver() {
        return stage.isOver();
    }

    public Land land() {
        return land;
    }

    public Markers markers() {
        return markers;
    }

    public Pawns pawns() {
        return pawns;
    }

    public Purses purses() {
        return purses;
    }

    public Markets markets() {
        return markets;
    }

    public Bag bag() {
        return bag;
    }

    public Opening opening() {
        return opening;
    }

    /// What has happened in this turn; [#turn] only says whose it is.
    public Turn thisTurn() {
        return turn;
    }

    public Exploration exploration() {
        return exploration;
    }

    public Merge merge() {
        return merge;
    }

    public Frontier frontier() {
        return frontier;
    }

    public Placement placement() {
        return placement;
    }

    public Score score() {
        return score;
    }

    public int activeSeat() {
        return turn.seat();
    }

    /// The active seat's money.
    public int money() {
        return purses.money(turn.seat());
    }

    /// H15: $2 × its tiles × the markers in it.
    public int purchasePrice(int area) {
        return 2 * land.size(area) * markers.count(area);
    }

    @Override
    public int moves(int[] into) {
        list.startIn(into);
        for (var kinds = stage.kinds(this); kinds != 0; kinds &= kinds - 1) {
            stage.list(this, Kind.first(kinds), list);
        }
        return list.count();
    }

    /// Whether there is a move of that kind.
    public boolean allows(Kind kind) {
        return (stage.kinds(this) & kind.bit()) != 0;
    }

    /// Most tokens that are refused are of a kind that has no move at all now.
    @Override
    public boolean isLegal(int move) {
        return allows(Move.kind(move)) && freehold.kernel.position.Position.super.isLegal(move);
    }

    @Override
    public int weight(int outcome) {
        return bag.left(Move.type(outcome));
    }

    /// First a kind of move, then one of that kind; chance by weight (H1: every tile in the bag alike).
    @Override
    public int pick(Dice dice, int[] scratch) {
        var kinds = stage.kinds(this);
        if (kinds == Kind.TILE.bit()) {
            return Move.tile(bag.typeOf(dice.below(bag.size())));
        }
        var bit = Integer.expand(1 << dice.below(Integer.bitCount(kinds)), kinds);
        list.startIn(scratch);
        stage.list(this, Kind.first(bit), list);
        return scratch[dice.below(list.count())];
    }

    @Override
    public void playLegal(int move) {
        stage.play(this, move);
    }

    @Override
    public double[] scores() {
        return IntStream.rangeClosed(1, seats).mapToDouble(score::total).toArray();
    }

    /// H19: equal money shares the win.
    @Override
    public int winnerBits() {
        return isOver() ? score.leaderBits(seats) : 0;
    }

    @Override
    public Ending ending() {
        if (!isOver()) {
            throw new IllegalStateException("the game goes on");
        }
        return bag.isRunDown() ? Ending.TILES_OUT : Ending.STANDSTILL;
    }

    /// Areas count by their names, so it does not matter in which order they came about.
    @Override
    public long hash() {
        var hash = Mix.of(Mix.of(land.hash(), turn.packed(stage.number())), exploration.packed());
        for (var seat = 1; seat <= seats; seat++) {
            hash = Mix.of(hash, ((long) purses.money(seat) << 24) + opening.packed(seat));
            hash = Mix.of(hash, markets.stock(seat));
            hash = Mix.of(hash, name(pawns.area(seat, 0)) * 65536L + name(pawns.area(seat, 1)));
            hash = Mix.of(hash, hashOfMarkers(seat));
        }
        return hash;
    }

    private int name(int area) {
        return area == Land.NONE ? 0 : land.name(area);
    }

    private long hashOfMarkers(int seat) {
        var sum = 0L;
        for (var area = markers.controlled(seat, 0); area != Land.NONE; area = markers.controlled(seat, area + 1)) {
            sum += Mix.of(land.name(area) * 8L + markers.count(area));
        }
        return sum;
    }

    @Override
    public Position copy() {
        var copy = new Position(seats, parts, stage, telling);
        copy.set(this);
        return copy;
    }

    @Override
    public void set(freehold.kernel.position.Position other) {
        var from = (Position) other;
        stage = from.stage;
        land.set(from.land);
        markers.set(from.markers);
        pawns.set(from.pawns);
        purses.set(from.purses);
        markets.set(from.markets);
        bag.set(from.bag);
        opening.set(from.opening);
        turn.set(from.turn);
        exploration.set(from.exploration);
    }

    /// Whether [#set] can make one of the other.
    public boolean hasSetupOf(Position other) {
        return seats == other.seats && parts.equals(other.parts);
    }

    @Override
    public Telling telling() {
        return telling;
    }
}
