package freehold.games.estate.rules;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.boards.Symmetries;
import freehold.boards.TwoColours;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Telling;

/// The state of a game: two colours' pieces, whose turn it is and how many points of it are left, who plays which
/// colour. Once the game is over, the mover has won.
public final class Position extends TwoColours implements freehold.kernel.position.Position {
    public static final int LIGHT = FIRST;
    public static final int DARK = SECOND;

    private final Telling telling;
    private final Land land;

    private final Holdings holdings;
    private final long[] pieces = new long[2];
    private long empty;
    private int points;
    /// The [Sides] that the winner has connected; none while the game goes on.
    private int connected;

    public Position(Setup setup, Telling telling) {
        this(Land.ofSide(setup.options().number("size")), setup.options().flag("pie"), telling);
    }

    private Position(Land land, boolean hasPie, Telling telling) {
        super(hasPie);
        this.telling = telling;
        this.land = land;
        holdings = new Holdings(land);
        empty = land.board().all();
        points = land.pointsOfTurn();
    }

    /// A position that was placed by hand. Whether it is legal is not checked here.
    ///
    /// @param pieces of each colour
    /// @param points that the mover has left
    public static Position placed(Setup setup, Telling telling, long[] pieces, int mover, int points) {
        var position = new Position(setup, telling);
        for (var colour = LIGHT; colour <= DARK; colour++) {
            for (var left = pieces[colour]; left != 0; left &= left - 1) {
                position.holdings.join(Long.numberOfTrailingZeros(left), position.pieces[colour]);
                position.pieces[colour] |= left & -left;
            }
        }
        position.empty &= ~(pieces[LIGHT] | pieces[DARK]);
        position.points = points;
        if (mover == DARK) {
            position.pass();
        }
        // E10: as after Light's first turn
        position.offerSwap(mover == DARK && pieces[DARK] == 0 && !position.hasPlaced());
        return position;
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int actor() {
        return isOver() ? NOBODY : seatOf(mover());
    }

    @Override
    public boolean isOver() {
        return connected != 0;
    }

    public Land land() {
        return land;
    }

    public HexBoard board() {
        return land.board();
    }

    public Holdings holdings() {
        return holdings;
    }

    public long pieces(int colour) {
        return pieces[colour];
    }

    public long empty() {
        return empty;
    }

    /// How many points of the turn are left.
    public int points() {
        return points;
    }

    /// Every piece costs something (E2), so a turn that has all its points has placed none.
    public boolean hasPlaced() {
        return points < land.pointsOfTurn();
    }

    /// E4: not before a piece is placed. A turn that can place no more has already ended by itself.
    public boolean canEnd() {
        return hasPlaced() && !isOver();
    }

    /// E7: the pieces that a colour has left.
    public int supply(int colour) {
        return land.piecesOfColour() - Long.bitCount(pieces[colour]);
    }

    @Override
    public int moves(int[] into) {
        return Legal.moves(this, into);
    }

    @Override
    public int weight(int outcome) {
        throw new IllegalStateException("no chance in Estate");
    }

    @Override
    public int pick(Dice dice, int[] scratch) {
        return Legal.pick(this, dice);
    }

    @Override
    public void playLegal(int move) {
        if (Move.isCell(move)) {
            place(move);
        } else if (move == Move.END) {
            endTurn();
        } else {
            // E10: whoever made the first turn goes on as Dark
            swap();
        }
    }

    private void place(int cell) {
        var mover = mover();
        offerSwap(false);
        points -= land.price(cell);
        var sides = holdings.join(cell, pieces[mover]);
        pieces[mover] |= Cells.of(cell);
        empty &= ~Cells.of(cell);
        if (Sides.win(sides)) {
            // E9: at once, whatever points are left
            connected = sides;
        } else if (Legal.open(this) == 0) {
            endTurn();
        }
    }

    /// E5: the next turn has its full points, and what is left of this one is lost.
    private void endTurn() {
        points = land.pointsOfTurn();
        // E10: Dark has a piece at the end of every turn but Light's first
        offerSwap(pieces[DARK] == 0);
        // E7: without a piece one sits out
        if (supply(1 - mover()) > 0) {
            pass();
        }
    }

    @Override
    public double[] scores() {
        var scores = new double[2];
        if (isOver()) {
            scores[seatOf(mover()) - 1] = 1;
        }
        return scores;
    }

    @Override
    public int winnerBits() {
        return isOver() ? 1 << (seatOf(mover()) - 1) : 0;
    }

    @Override
    public Ending ending() {
        if (!isOver()) {
            throw new IllegalStateException("the game goes on");
        }
        return Sides.hasOpposites(connected) ? Ending.OPPOSITE_SIDES : Ending.THREE_SIDES;
    }

    @Override
    public long hash() {
        return hash(pieces[LIGHT], pieces[DARK], packed());
    }

    @Override
    public long symmetricHash() {
        return leastHash(packed());
    }

    @Override
    public long unseatedHash() {
        return leastHash(packed(packedUnseated()));
    }

    private long leastHash(int packed) {
        var symmetries = Symmetries.of(board());
        var least = Long.MAX_VALUE;
        for (var i = 0; i < Symmetries.COUNT; i++) {
            var first = symmetries.image(i, pieces[LIGHT]);
            least = Math.min(least, hash(first, symmetries.image(i, pieces[DARK]), packed));
        }
        return least;
    }

    private static long hash(long first, long second, int packed) {
        return Mix.of(Mix.of(Mix.of(first), second), packed);
    }

    private int packed() {
        return packed(packedColours());
    }

    private int packed(int colours) {
        return colours + (isOver() ? 8 : 0) + 16 * points;
    }

    @Override
    public int moveBound() {
        return Move.BOUND;
    }

    @Override
    public boolean isPass(int move) {
        return move == Move.END;
    }

    @Override
    public boolean isSwap(int move) {
        return move == Move.SWAP;
    }

    /// E10: Light's first turn, before which nobody has ended one.
    @Override
    public boolean canBeTakenOver() {
        return hasPie() && mover() == LIGHT && pieces[DARK] == 0 && !isSwapped() && !isOver();
    }

    @Override
    public Position copy() {
        var copy = new Position(land, hasPie(), telling);
        copy.set(this);
        return copy;
    }

    @Override
    public void set(freehold.kernel.position.Position other) {
        var from = (Position) other;
        holdings.set(from.holdings);
        pieces[LIGHT] = from.pieces[LIGHT];
        pieces[DARK] = from.pieces[DARK];
        empty = from.empty;
        setColours(from);
        points = from.points;
        connected = from.connected;
    }

    @Override
    public Telling telling() {
        return telling;
    }
}
