package freehold.games.esgros.mind;

import freehold.boards.Board;
import freehold.boards.Cells;
import freehold.boards.Surroundings;
import freehold.games.esgros.rules.Legal;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.rules.Sizes;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import java.util.Arrays;
import java.util.function.LongConsumer;

/// Who wins what comes after the [Race], read strictly: all moves in one order of the cells, after a look at what is
/// known about each of them.
///
/// The same order everywhere lets different endings meet soon, so most of them are known after a ply or two. Some are
/// hard in any order, but none in all: whatever takes too long begins again in another, and keeps what it has found.
final class Endings implements freehold.kernel.mind.Endings {
    /// Far longer than any line that was met; a longer one would end the search with an error.
    private static final int DEEPEST = 1024;

    private static final int MOST_GROUPS = 32;

    /// Positions that one order of the cells may take; each further order may take a quarter more.
    static final long PATIENCE = 3_000_000;

    private static final int HEARTBEAT = 0xFFFFF;

    /// The lowest bits of an entry tell who wins, those above which position it is: exactly, for boards up to this one.
    private static final int OUTCOME_BITS = 2;
    private static final int OUTCOME = 3;
    static final int LARGEST_SIDE = 4;

    private static final int UNKNOWN = 0;
    private static final int WON = 1;
    private static final int NOT_WON = 2;

    private final Board board;
    private final Surroundings surroundings;
    private final int tableBits;
    private final long leastPatience;
    private final LongConsumer heartbeat;
    private final int[] order;
    private long[] known = {};
    private final Ternary ternary = new Ternary();
    private final Colour mover = new Colour();
    private final Colour enemy = new Colour();
    private final Sizes sizes = new Sizes();
    private final Replies[] line = new Replies[DEEPEST];
    private long positions;
    private long mostPositions;

    /// One colour's groups.
    private static final class Colour {
        final long[] stones = new long[MOST_GROUPS];
        final long[] around = new long[MOST_GROUPS];
        final int[] size = new int[MOST_GROUPS];
        int count;
        int largest;
    }

    /// What the moves of a position lead to, as far as nothing is known about it.
    private static final class Replies {
        final long[] mine = new long[Long.SIZE];
        final long[] theirs = new long[Long.SIZE];
        int count;
    }

    /// Another order may do better.
    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Exhausted() {
            super("too many positions", null, false, false);
        }
    }

    /// @param tableBits two to this power positions are remembered
    /// @param leastPatience positions that the first order of the cells may take
    Endings(Board board, int tableBits, long leastPatience, LongConsumer heartbeat) {
        this.board = board;
        surroundings = new Surroundings(board);
        order = new int[board.size()];
        this.tableBits = tableBits;
        this.leastPatience = leastPatience;
        this.heartbeat = heartbeat;
    }

    @Override
    public boolean isOne(freehold.kernel.position.Position position) {
        var here = (Position) position;
        // Before the first stone nothing is quiet, either
        return !here.isOver()
                && (!Knowledge.isRace(here) || (here.largest(here.mover()) > 0 && Legal.quiet(here) == 0));
    }

    @Override
    public boolean isWonBy(int seat, freehold.kernel.position.Position position) {
        var here = (Position) position;
        setUp();
        var mine = here.stones(here.mover());
        var theirs = here.stones(1 - here.mover());
        var isWinners = here.actor() == seat;
        var dice = new Dice(1);
        for (var patience = leastPatience; ; patience += 1 + patience / 4) {
            mostPositions = positions + patience;
            try {
                return isWon(mine, theirs, isWinners, 0);
            } catch (Exhausted e) {
                dice.shuffle(order, order.length);
            }
        }
    }

    private void setUp() {
        if (known.length == 0) {
            known = new long[1 << tableBits];
            Arrays.setAll(line, _ -> new Replies());
        }
        Arrays.setAll(order, cell -> cell);
    }

    private boolean isWon(long mine, long theirs, boolean isWinners, int depth) {
        if ((mine | theirs) == board.all()) {
            return false;
        }
        var key = key(mine, theirs, isWinners);
        var found = find(key);
        if (found == UNKNOWN) {
            count();
            found = search(mine, theirs, isWinners, depth) ? WON : NOT_WON;
            keep(key, found);
        }
        return found == WON;
    }

    private void count() {
        if (positions >= mostPositions) {
            throw new Exhausted();
        }
        if ((++positions & HEARTBEAT) == 0) {
            heartbeat.accept(positions);
        }
    }

    private boolean search(long mine, long theirs, boolean isWinners, int depth) {
        group(mine, mover);
        group(theirs, enemy);
        var replies = line[depth];
        if (list(mine, theirs, isWinners, replies)) {
            return isWinners;
        }
        for (var i = 0; i < replies.count; i++) {
            if (isWon(replies.theirs[i], replies.mine[i], !isWinners, depth + 1) == isWinners) {
                return isWinners;
            }
        }
        return !isWinners;
    }

    /// Lists the moves about which nothing is known; true if one is known to be what the mover wants.
    private boolean list(long mine, long theirs, boolean isWinners, Replies into) {
        var legal = legal(board.all() & ~(mine | theirs));
        var wanted = isWinners ? WON : NOT_WON;
        into.count = 0;
        for (var cell : order) {
            if (!Cells.has(legal, cell)) {
                continue;
            }
            var left = theirs & ~removed(cell);
            var found = left == 0 ? wanted : find(key(left, mine | Cells.of(cell), !isWinners));
            if (found == wanted) {
                return true;
            }
            if (found == UNKNOWN) {
                into.mine[into.count] = mine | Cells.of(cell);
                into.theirs[into.count++] = left;
            }
        }
        return false;
    }

    private long legal(long empty) {
        sizes.clear();
        for (var i = 0; i < mover.count; i++) {
            sizes.add(mover.around[i], mover.size[i]);
        }
        return Legal.strictly(sizes, empty, mover.largest, enemy.largest);
    }

    /// G5: the enemy's stones that a stone removes.
    private long removed(int cell) {
        var size = 1;
        var around = board.neighbours(cell);
        for (var i = 0; i < mover.count; i++) {
            if (Cells.has(mover.around[i], cell)) {
                size += mover.size[i];
                around |= mover.around[i];
            }
        }
        var removed = 0L;
        for (var i = 0; i < enemy.count; i++) {
            if (enemy.size[i] < size && (enemy.stones[i] & around) != 0) {
                removed |= enemy.stones[i];
            }
        }
        return removed;
    }

    private void group(long stones, Colour into) {
        into.count = 0;
        into.largest = 0;
        for (var left = stones; left != 0; ) {
            var group = Long.lowestOneBit(left);
            var around = surroundings.of(group);
            for (var more = around & left & ~group; more != 0; more = around & left & ~group) {
                group |= more;
                around |= surroundings.of(more);
            }
            left &= ~group;
            into.stones[into.count] = group;
            into.around[into.count] = around;
            into.size[into.count] = Long.bitCount(group);
            into.largest = Math.max(into.largest, into.size[into.count++]);
        }
    }

    /// No two positions have the same.
    private long key(long mine, long theirs, boolean isWinners) {
        return 2 * ternary.of(mine, theirs) + (isWinners ? 1 : 0);
    }

    /// Two entries that lie side by side belong to each place.
    private int place(long key) {
        return (int) (Mix.of(key) >>> (Long.SIZE - tableBits)) & -2;
    }

    private int find(long key) {
        var place = place(key);
        for (var i = place; i <= place + 1; i++) {
            if (known[i] >>> OUTCOME_BITS == key) {
                return (int) known[i] & OUTCOME;
            }
        }
        return UNKNOWN;
    }

    /// The newest comes first and pushes the other one back.
    private void keep(long key, int outcome) {
        var place = place(key);
        known[place + 1] = known[place];
        known[place] = key << OUTCOME_BITS | outcome;
    }
}
