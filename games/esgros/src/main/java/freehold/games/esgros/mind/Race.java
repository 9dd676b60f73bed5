package freehold.games.esgros.mind;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.boards.Symmetries;
import freehold.kernel.position.Mix;

/// The race for the first pair. While all groups are single stones, each side may only place where no own stone is near
/// (G4a), and whoever has no such cell left at the start of a turn is the first to build a pair, with which singles
/// can be removed. So the side that runs out of quiet cells first is far ahead, and each wants to cover the board with
/// few stones.
///
/// The quiet cells of both are all that the race depends on: a stone takes itself and its neighbours away from the
/// mover's, itself from the enemy's.
final class Race {
    static final int WON = 1;
    static final int LOST = -1;
    static final int UNKNOWN = 0;

    private static final int DEEPEST = 64;
    private static final int MOST_NEIGHBOURS = 6;
    /// The lowest bits of a key make room for the outcome.
    private static final long OUTCOME = 3;

    /// With more cells than this, races that a symmetry turns into each other are taken for one: while there are many,
    /// most of the work is done more than once without that.
    private static final int MANY = 16;

    private final int tableBits;
    private final long[] known;
    private final int[][] moves = new int[DEEPEST][DEEPEST];
    private HexBoard board = HexBoard.ofSide(HexBoard.LARGEST);
    private int budget;

    /// @param tableBits two to this power races are remembered
    Race(int tableBits) {
        this.tableBits = tableBits;
        known = new long[1 << tableBits];
    }

    /// How the race ends for the mover, or [#UNKNOWN] if that takes more than so many positions.
    int outcome(HexBoard onBoard, long mine, long theirs, int positions) {
        board = onBoard;
        budget = positions;
        return solve(0, mine, theirs);
    }

    private int solve(int depth, long mine, long theirs) {
        if (mine == 0 || theirs == 0) {
            return mine == 0 ? WON : LOST;
        }
        var hash = Long.bitCount(mine | theirs) > MANY ? leastHash(mine, theirs) : hash(mine, theirs);
        var slot = (int) (hash >>> (Long.SIZE - tableBits));
        if ((known[slot] & ~OUTCOME) == (hash & ~OUTCOME) && known[slot] != 0) {
            return (int) (known[slot] & OUTCOME) - 1;
        }
        if (--budget < 0) {
            return UNKNOWN;
        }
        var outcome = search(depth, mine, theirs);
        if (outcome != UNKNOWN) {
            known[slot] = (hash & ~OUTCOME) | (outcome + 1);
        }
        return outcome;
    }

    private static long hash(long mine, long theirs) {
        return Mix.of(Mix.of(mine), theirs);
    }

    private long leastHash(long mine, long theirs) {
        var symmetries = Symmetries.of(board);
        var least = -1L;
        for (var i = 0; i < Symmetries.COUNT; i++) {
            var hash = hash(symmetries.image(i, mine), symmetries.image(i, theirs));
            least = Long.compareUnsigned(hash, least) < 0 ? hash : least;
        }
        return Mix.of(least);
    }

    private int search(int depth, long mine, long theirs) {
        var count = sort(moves[depth], mine);
        for (var i = 0; i < count; i++) {
            var cell = moves[depth][i];
            var reply = solve(depth + 1, theirs & ~Cells.of(cell), mine & ~(board.neighbours(cell) | Cells.of(cell)));
            if (reply != WON) {
                return -reply;
            }
        }
        return LOST;
    }

    /// The stones that cover most come first.
    private int sort(int[] into, long mine) {
        var count = 0;
        for (var gain = MOST_NEIGHBOURS; gain >= 0; gain--) {
            for (var left = mine; left != 0; left &= left - 1) {
                var cell = Long.numberOfTrailingZeros(left);
                if (Long.bitCount(board.neighbours(cell) & mine) == gain) {
                    into[count++] = cell;
                }
            }
        }
        return count;
    }
}
