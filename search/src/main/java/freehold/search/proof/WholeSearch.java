package freehold.search.proof;

import freehold.kernel.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/// Searches endings to their end by trying everything in the order in which the rules list it, with a table of what was
/// met before. It knows the rules and nothing else.
///
/// The same order everywhere is what makes it fast: different ways into the same endings meet soon.
final class WholeSearch {
    private static final int TABLE_BITS = 24;
    private static final int HEARTBEAT = 0xFFFFF;
    /// The lowest bits of an entry tell who wins.
    private static final long OUTCOME = 3;

    private final LongConsumer heartbeat;
    private final List<Position> line = new ArrayList<>();
    private final List<int[]> moves = new ArrayList<>();
    private long[] known = {};
    private long positions;

    WholeSearch(LongConsumer heartbeat) {
        this.heartbeat = heartbeat;
    }

    long positions() {
        return positions;
    }

    boolean isWonBy(int seat, Position position) {
        if (known.length == 0) {
            known = new long[1 << TABLE_BITS];
        }
        return wins(seat, position, 0);
    }

    private boolean wins(int seat, Position position, int depth) {
        if (position.isOver()) {
            return PlainSearch.isWonBy(seat, position);
        }
        var hash = Proof.marked(position.hash(), position, seat);
        var slot = (int) (hash >>> (Long.SIZE - TABLE_BITS));
        if ((known[slot] & ~OUTCOME) == (hash & ~OUTCOME) && (known[slot] & OUTCOME) != 0) {
            return (known[slot] & OUTCOME) == 1;
        }
        if ((++positions & HEARTBEAT) == 0) {
            heartbeat.accept(positions);
        }
        var isWon = search(seat, position, depth);
        known[slot] = (hash & ~OUTCOME) | (isWon ? 1 : 2);
        return isWon;
    }

    private boolean search(int seat, Position position, int depth) {
        if (line.size() == depth) {
            line.add(position.copy());
            moves.add(new int[Position.MOST_MOVES]);
        }
        var isOwn = position.actor() == seat;
        var list = moves.get(depth);
        var next = line.get(depth);
        var count = position.moves(list);
        for (var i = 0; i < count; i++) {
            next.set(position);
            next.playLegal(list[i]);
            if (wins(seat, next, depth + 1) == isOwn) {
                return isOwn;
            }
        }
        return !isOwn;
    }
}
