package freehold.search.exact;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.IntSupplier;
import java.util.function.LongConsumer;

/// Exact values of positions between two seats without chance, by alpha-beta with a table of known positions,
/// up to symmetry.
///
/// The table has a fixed size; what is overwritten is searched again, so memory is bounded and the values stay exact.
public final class Solver {
    /// The game's outcome under best play, as seat 1 sees it.
    public static final int LOSS = -1;

    public static final int DRAW = 0;
    public static final int WIN = 1;

    /// Longer than any game that can be solved.
    private static final int DEEPEST = 256;
    private static final int MOST_MOVES = 128;

    private final Knowledge knowledge;
    private final KnownBounds known;
    private final boolean bySymmetry;
    private final LongConsumer heartbeat;
    private final Position[] line = new Position[DEEPEST];
    private final int[][] moves = new int[DEEPEST][];
    private final float[] priors = new float[Position.MOST_MOVES];
    private long positions;
    private long mostPositions = Long.MAX_VALUE;

    /// Ends a search that takes too long, or goes too deep.
    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Exhausted() {
            super("too many positions", null, false, false);
        }
    }

    /// @param tableBits the table holds two to this power positions, at 9 bytes each
    /// @param heartbeat hears now and then how many positions were searched
    public Solver(Knowledge knowledge, int tableBits, LongConsumer heartbeat) {
        this(knowledge, tableBits, true, heartbeat);
    }

    /// To know positions together that a symmetry turns into each other saves most of the work of a whole game. Where
    /// many endings are searched, which have little symmetry left, it takes longer than it saves.
    ///
    /// @param bySymmetry whether to do so
    public Solver(Knowledge knowledge, int tableBits, boolean bySymmetry, LongConsumer heartbeat) {
        this.knowledge = knowledge;
        this.bySymmetry = bySymmetry;
        this.known = new KnownBounds(tableBits);
        this.heartbeat = heartbeat;
    }

    /// Positions that were searched, each counted as often as it had to be.
    public long positions() {
        return positions;
    }

    public int solve(Position start) {
        setUp(start);
        return solve(0, LOSS, WIN);
    }

    private void setUp(Position start) {
        if (start.seats() != 2) {
            throw new IllegalArgumentException("only games between two seats can be solved");
        }
        if (line[0] == null) {
            for (var depth = 0; depth < DEEPEST; depth++) {
                line[depth] = start.copy();
                moves[depth] = new int[MOST_MOVES];
            }
        }
        line[0].set(start);
    }

    /// The same, or nothing if that takes more positions than allowed, or too long a line. What was found on the way is
    /// kept.
    public OptionalInt solve(Position start, long allowed) {
        return within(allowed, () -> solve(start));
    }

    /// A move by which the acting seat wins, [Knowledge#NO_MOVE] if there is none, or nothing if that takes more
    /// positions than allowed.
    public OptionalInt winningMove(Position start, long allowed) {
        return within(allowed, () -> winningMove(start));
    }

    /// Asks only whether a win can be had, not whether a draw can: the narrowest of all windows.
    private int winningMove(Position start) {
        var count = order(start);
        var wish = start.actor() == 1 ? WIN : LOSS;
        for (var i = 0; i < count; i++) {
            if (after(0, moves[0][i], Math.min(DRAW, wish), Math.max(DRAW, wish)) == wish) {
                return moves[0][i];
            }
        }
        return Knowledge.NO_MOVE;
    }

    /// The moves that a proof must look at, the most promising first.
    public int[] candidates(Position start) {
        var count = order(start);
        return Arrays.copyOf(moves[0], count);
    }

    /// Whether the game's knowledge has an opinion which of the moves are the most promising.
    public boolean isGuided(Position start) {
        setUp(start);
        return knowledge.priors(start, moves[0], start.moves(moves[0]), priors);
    }

    private int order(Position start) {
        setUp(start);
        return list(0);
    }

    private OptionalInt within(long allowed, IntSupplier search) {
        mostPositions = allowed > Long.MAX_VALUE - positions ? Long.MAX_VALUE : positions + allowed;
        try {
            return OptionalInt.of(search.getAsInt());
        } catch (Exhausted e) {
            return OptionalInt.empty();
        } finally {
            mostPositions = Long.MAX_VALUE;
        }
    }

    private int solve(int depth, int low, int high) {
        var position = line[depth];
        if (position.isOver()) {
            return outcome(position);
        }
        var certain = knowledge.certainWinner(position);
        if (certain != 0) {
            return certain == 1 ? WIN : LOSS;
        }
        var hash = bySymmetry ? position.symmetricHash() : position.hash();
        var lower = Math.max(low, known.lower(hash));
        var upper = Math.min(high, known.upper(hash));
        if (lower >= upper) {
            return known.lower(hash) >= high ? known.lower(hash) : lower;
        }
        count();
        var value = position.actor() == 1 ? highest(depth, lower, upper) : lowest(depth, lower, upper);
        known.narrow(hash, value > lower ? value : LOSS, value < upper ? value : WIN);
        return value;
    }

    private void count() {
        if (positions >= mostPositions) {
            throw new Exhausted();
        }
        if ((++positions & 0xFFFF) == 0) {
            heartbeat.accept(positions);
        }
    }

    private static int outcome(Position position) {
        var winners = position.winners();
        return winners.length != 1 ? DRAW : winners[0] == 1 ? WIN : LOSS;
    }

    private int highest(int depth, int low, int high) {
        var best = LOSS;
        var count = list(depth);
        for (var i = 0; i < count && best < high; i++) {
            best = Math.max(best, after(depth, moves[depth][i], Math.max(low, best), high));
        }
        return best;
    }

    private int lowest(int depth, int low, int high) {
        var best = WIN;
        var count = list(depth);
        for (var i = 0; i < count && best > low; i++) {
            best = Math.min(best, after(depth, moves[depth][i], low, Math.min(high, best)));
        }
        return best;
    }

    private int after(int depth, int move, int low, int high) {
        if (depth + 1 == DEEPEST) {
            throw new Exhausted();
        }
        line[depth + 1].set(line[depth]);
        line[depth + 1].playLegal(move);
        return solve(depth + 1, low, high);
    }

    /// The legal moves that a proof must look at, the most promising first.
    private int list(int depth) {
        var position = line[depth];
        var legal = position.moves(moves[depth]);
        var count = knowledge.prunesSafely() ? knowledge.prune(position, moves[depth], legal) : legal;
        if (knowledge.priors(position, moves[depth], count, priors)) {
            sort(moves[depth], count);
        }
        return count;
    }

    private void sort(int[] list, int count) {
        for (var i = 1; i < count; i++) {
            var move = list[i];
            var prior = priors[i];
            var at = i;
            for (; at > 0 && priors[at - 1] < prior; at--) {
                list[at] = list[at - 1];
                priors[at] = priors[at - 1];
            }
            list[at] = move;
            priors[at] = prior;
        }
    }
}
