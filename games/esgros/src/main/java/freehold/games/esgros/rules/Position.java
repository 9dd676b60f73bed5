package freehold.games.esgros.rules;

import freehold.boards.Cells;
import freehold.boards.Groups;
import freehold.boards.HexBoard;
import freehold.boards.Symmetries;
import freehold.boards.TwoColours;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Telling;

/// The state of a game: two colours' groups, who moves, who plays which colour. No position repeats (G9), so none needs
/// to be remembered.
public final class Position extends TwoColours implements freehold.kernel.position.Position {
    public static final int BLACK = FIRST;
    public static final int WHITE = SECOND;
    private static final int NO_COLOUR = -1;

    private final Telling telling;
    private final HexBoard board;
    private final boolean isCatchUp;

    private final Groups[] groups;
    private final long[] stones = new long[2];
    private long empty;
    /// By colour, the size of the largest group; [Legal] asks for it again and again.
    private final int[] largest = new int[2];

    /// The colour that has won, once [#isOver].
    private int winner = NO_COLOUR;

    private boolean isOver;
    private final Sizes sizes = new Sizes();

    public Position(Setup setup, Telling telling) {
        this(
                HexBoard.ofSide(setup.options().number("size")),
                setup.options().word("reading").equals("catch-up"),
                setup.options().flag("pie"),
                telling);
    }

    private Position(HexBoard board, boolean isCatchUp, boolean hasPie, Telling telling) {
        super(hasPie);
        this.telling = telling;
        this.board = board;
        this.isCatchUp = isCatchUp;
        groups = new Groups[] {new Groups(board), new Groups(board)};
        empty = board.all();
    }

    /// A position that was placed by hand. Whether it is legal is not checked here.
    ///
    /// @param stones of each colour
    public static Position placed(Setup setup, Telling telling, long[] stones, int mover) {
        var position = new Position(setup, telling);
        for (var colour = BLACK; colour <= WHITE; colour++) {
            for (var left = stones[colour]; left != 0; left &= left - 1) {
                position.groups[colour].join(Long.numberOfTrailingZeros(left));
            }
            position.stones[colour] = stones[colour];
            position.largest[colour] = sizeOfLargest(position.groups[colour]);
        }
        position.empty &= ~(stones[BLACK] | stones[WHITE]);
        if (mover == WHITE) {
            position.pass();
        }
        // G7: as after the first stone
        position.offerSwap(mover == WHITE && stones[WHITE] == 0);
        return position;
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int actor() {
        return isOver ? NOBODY : seatOf(mover());
    }

    @Override
    public boolean isOver() {
        return isOver;
    }

    public HexBoard board() {
        return board;
    }

    public Groups groups(int colour) {
        return groups[colour];
    }

    public long empty() {
        return empty;
    }

    public boolean isCatchUp() {
        return isCatchUp;
    }

    public long stones(int colour) {
        return stones[colour];
    }

    /// G4: whether the mover is behind, and the rule is read so that it matters.
    public boolean mayCatchUp() {
        return isCatchUp && largest[mover()] < largest[1 - mover()];
    }

    /// The size of a colour's largest group (G2), 0 if there is none.
    public int largest(int colour) {
        return largest[colour];
    }

    /// s of G4, for the mover; good until the next question.
    Sizes sizes() {
        sizes.count(groups[mover()]);
        return sizes;
    }

    public int sizeAt(int cell) {
        return sizes().at(cell);
    }

    /// G5: how many enemy stones a stone on a cell would remove.
    public int removed(int cell) {
        return removed(cell, mover());
    }

    /// The same for a stone of either colour.
    public int removed(int cell, int colour) {
        var own = groups[colour];
        var size = 1;
        var reach = board.neighbours(cell);
        for (var i = 0; i < own.count(); i++) {
            if (Cells.has(own.reach(i), cell)) {
                size += Long.bitCount(own.stones(i));
                reach |= own.reach(i);
            }
        }
        return stonesBelow(size, reach, groups[1 - colour]);
    }

    private static int stonesBelow(int size, long reach, Groups enemy) {
        var count = 0;
        for (var i = 0; i < enemy.count(); i++) {
            var stones = Long.bitCount(enemy.stones(i));
            count += stones < size && (enemy.stones(i) & reach) != 0 ? stones : 0;
        }
        return count;
    }

    @Override
    public int moves(int[] into) {
        return Legal.moves(this, into);
    }

    @Override
    public int weight(int outcome) {
        throw new IllegalStateException("no chance in Esgros");
    }

    @Override
    public int pick(Dice dice, int[] scratch) {
        return Legal.pick(this, dice);
    }

    @Override
    public void playLegal(int move) {
        if (move == Move.SWAP) {
            // G7: whoever placed the stone goes on as White
            swap();
        } else {
            place(move);
        }
    }

    private void place(int cell) {
        var mover = mover();
        var isFirst = stones[BLACK] == 0;
        var group = groups[mover].join(cell);
        stones[mover] |= Cells.of(cell);
        var size = Long.bitCount(groups[mover].stones(group));
        largest[mover] = Math.max(largest[mover], size);
        var removed = remove(1 - mover, groups[mover].reach(group), size);
        if (removed && stones[1 - mover] == 0) {
            // G6; before White's first stone nothing was removed, so White has not lost
            isOver = true;
            winner = mover;
        }
        empty = board.all() & ~(stones[BLACK] | stones[WHITE]);
        // G8
        isOver |= empty == 0;
        pass();
        // G7
        offerSwap(isFirst);
    }

    /// G5: removes the enemy groups within reach that are strictly smaller, and tells whether there was one.
    private boolean remove(int enemy, long reach, int size) {
        var removed = false;
        for (var i = groups[enemy].count() - 1; i >= 0; i--) {
            var group = groups[enemy].stones(i);
            if ((group & reach) != 0 && Long.bitCount(group) < size) {
                stones[enemy] &= ~group;
                groups[enemy].remove(i);
                removed = true;
            }
        }
        if (removed) {
            largest[enemy] = sizeOfLargest(groups[enemy]);
        }
        return removed;
    }

    private static int sizeOfLargest(Groups groups) {
        var largest = 0;
        for (var i = 0; i < groups.count(); i++) {
            largest = Math.max(largest, Long.bitCount(groups.stones(i)));
        }
        return largest;
    }

    @Override
    public double[] scores() {
        var scores = new double[2];
        if (isOver && winner == NO_COLOUR) {
            scores[0] = scores[1] = 0.5;
        } else if (isOver) {
            scores[seatOf(winner) - 1] = 1;
        }
        return scores;
    }

    @Override
    public int winnerBits() {
        return winner == NO_COLOUR ? 0 : 1 << (seatOf(winner) - 1);
    }

    @Override
    public Ending ending() {
        if (!isOver) {
            throw new IllegalStateException("the game goes on");
        }
        return switch (winner) {
            case BLACK -> Ending.WHITE_REMOVED;
            case WHITE -> Ending.BLACK_REMOVED;
            default -> Ending.DEAD_BOARD;
        };
    }

    @Override
    public long hash() {
        return hash(stones[BLACK], stones[WHITE], packed());
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
        var symmetries = Symmetries.of(board);
        var least = Long.MAX_VALUE;
        for (var i = 0; i < Symmetries.COUNT; i++) {
            var first = symmetries.image(i, stones[BLACK]);
            least = Math.min(least, hash(first, symmetries.image(i, stones[WHITE]), packed));
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
        return colours + (isOver ? 8 : 0);
    }

    @Override
    public int moveBound() {
        return Move.BOUND;
    }

    @Override
    public boolean isSwap(int move) {
        return move == Move.SWAP;
    }

    /// G7: the first stone.
    @Override
    public boolean canBeTakenOver() {
        return hasPie() && stones[BLACK] == 0 && mover() == BLACK && !isOver;
    }

    @Override
    public Position copy() {
        var copy = new Position(board, isCatchUp, hasPie(), telling);
        copy.set(this);
        return copy;
    }

    @Override
    public void set(freehold.kernel.position.Position other) {
        var from = (Position) other;
        for (var colour = BLACK; colour <= WHITE; colour++) {
            groups[colour].set(from.groups[colour]);
            stones[colour] = from.stones[colour];
            largest[colour] = from.largest[colour];
        }
        empty = from.empty;
        setColours(from);
        winner = from.winner;
        isOver = from.isOver;
    }

    @Override
    public Telling telling() {
        return telling;
    }
}
