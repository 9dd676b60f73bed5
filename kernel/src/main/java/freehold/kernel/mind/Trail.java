package freehold.kernel.mind;

import freehold.kernel.position.Position;

/// The moves of one simulated game, per seat, for statistics over all moves as if they had come first.
/// It is of use only where [Position#moveBound] is at most 64: larger moves fall together with smaller ones.
public final class Trail {
    private final long[] moves;
    private final int[] scratch = new int[Position.MOST_MOVES];

    public Trail(int seats) {
        moves = new long[seats + 1];
    }

    public void add(int actor, int move) {
        moves[actor] |= 1L << move;
    }

    /// The moves of a seat as bits.
    public long of(int seat) {
        return moves[seat];
    }

    public void clear() {
        java.util.Arrays.fill(moves, 0);
    }

    /// Room for one list of moves.
    public int[] scratch() {
        return scratch;
    }
}
