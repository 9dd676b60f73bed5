package freehold.search.proof;

import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/// Searches endings to their end by trying everything in one order of the moves, with a table of what was met before.
/// It knows the rules and nothing else.
///
/// The same order everywhere is what makes it fast: different ways into the same endings meet soon, so a look at what
/// is known about each move comes first. An ending that takes too long in one order is begun again in another one.
final class WholeSearch {
    private static final int FEWEST_BITS = 16;
    /// At most two to this power positions are remembered, in 9 bytes each.
    private static final int MOST_BITS = 26;

    private static final int HEARTBEAT = 0xFFFFF;
    /// Positions that one order of the moves may take; each further order may take a quarter more.
    private static final long PATIENCE = 3_000_000;

    private static final byte UNKNOWN = 0;
    private static final byte WON = 1;
    private static final byte NOT_WON = 2;

    private final long leastPatience;
    private final LongConsumer heartbeat;
    private final List<Position> line = new ArrayList<>();
    private final List<int[]> moves = new ArrayList<>();
    private int tableBits = FEWEST_BITS;
    private long[] known = new long[1 << tableBits];
    private byte[] outcome = new byte[1 << tableBits];
    private int kept;
    /// Which order of the moves; 0 is that of the rules.
    private int order;
    private long positions;
    private long mostPositions;

    /// Another order may do better.
    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Exhausted() {
            super("too many positions", null, false, false);
        }
    }

    WholeSearch(LongConsumer heartbeat) {
        this(PATIENCE, heartbeat);
    }

    /// @param leastPatience positions that the first order of the moves may take
    WholeSearch(long leastPatience, LongConsumer heartbeat) {
        this.leastPatience = leastPatience;
        this.heartbeat = heartbeat;
    }

    long positions() {
        return positions;
    }

    boolean isWonBy(int seat, Position position) {
        order = 0;
        for (var patience = leastPatience; ; patience += 1 + patience / 4) {
            mostPositions = positions + patience;
            try {
                return wins(seat, position, 0);
            } catch (Exhausted e) {
                order++;
            }
        }
    }

    private boolean wins(int seat, Position position, int depth) {
        if (position.isOver()) {
            return PlainSearch.isWonBy(seat, position);
        }
        var hash = hash(seat, position);
        var found = find(hash);
        if (found == UNKNOWN) {
            count();
            found = search(seat, position, depth) ? WON : NOT_WON;
            keep(hash, found);
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

    private boolean search(int seat, Position position, int depth) {
        if (line.size() == depth) {
            line.add(position.copy());
            moves.add(new int[Position.MOST_MOVES]);
        }
        var isOwn = position.actor() == seat;
        var next = line.get(depth);
        var list = moves.get(depth);
        var open = open(seat, position, next, list);
        if (open < 0) {
            return isOwn;
        }
        for (var i = 0; i < open; i++) {
            next.set(position);
            next.playLegal(list[i]);
            if (wins(seat, next, depth + 1) == isOwn) {
                return isOwn;
            }
        }
        return !isOwn;
    }

    /// Writes the moves about which nothing is known, in the present order, and tells how many they are; -1 if one is
    /// known to be what the acting seat wants.
    private int open(int seat, Position position, Position next, int[] list) {
        var wanted = position.actor() == seat ? WON : NOT_WON;
        var count = position.moves(list);
        var open = 0;
        for (var i = 0; i < count; i++) {
            var move = list[i];
            next.set(position);
            next.playLegal(move);
            var found = next.isOver() ? over(seat, next) : find(hash(seat, next));
            if (found == wanted) {
                return -1;
            }
            if (found == UNKNOWN) {
                insert(move, list, open++);
            }
        }
        return open;
    }

    /// Among the first ones of a list, which are in order.
    private void insert(int move, int[] list, int count) {
        var at = count;
        for (; order > 0 && at > 0 && rank(list[at - 1]) > rank(move); at--) {
            list[at] = list[at - 1];
        }
        list[at] = move;
    }

    private long rank(int move) {
        return Mix.of(order, move);
    }

    private static byte over(int seat, Position position) {
        return PlainSearch.isWonBy(seat, position) ? WON : NOT_WON;
    }

    private static long hash(int seat, Position position) {
        return Proof.marked(position.hash(), position, seat);
    }

    /// Two entries that lie side by side belong to each place.
    private int place(long hash) {
        return (int) (Mix.of(hash) >>> (Long.SIZE - tableBits)) & -2;
    }

    private byte find(long hash) {
        var place = place(hash);
        return known[place] == hash ? outcome[place] : known[place + 1] == hash ? outcome[place + 1] : UNKNOWN;
    }

    private void keep(long hash, byte found) {
        if (++kept > known.length / 2 && tableBits < MOST_BITS) {
            grow();
        }
        put(hash, found);
    }

    /// The newest comes first and pushes the other one back.
    private void put(long hash, byte found) {
        var place = place(hash);
        known[place + 1] = known[place];
        outcome[place + 1] = outcome[place];
        known[place] = hash;
        outcome[place] = found;
    }

    private void grow() {
        var oldKnown = known;
        var oldOutcome = outcome;
        tableBits++;
        known = new long[1 << tableBits];
        outcome = new byte[1 << tableBits];
        for (var i = 0; i < oldKnown.length; i++) {
            if (oldOutcome[i] != UNKNOWN) {
                put(oldKnown[i], oldOutcome[i]);
            }
        }
    }
}
