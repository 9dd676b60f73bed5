package freehold.kernel.position;

/// Counts move sequences: the standard proof that a generator of legal moves is right, and a measure of its speed.
public final class Perft {
    private final Position[] line;
    private final int[][] moves;

    private Perft(Position start, int depth) {
        line = new Position[depth + 1];
        moves = new int[depth + 1][Position.MOST_MOVES];
        for (var i = 0; i <= depth; i++) {
            line[i] = start.copy();
        }
    }

    /// The number of sequences of `depth` plies; chance has one branch for each distinct outcome.
    public static long count(Position start, int depth) {
        return new Perft(start, depth).count(depth);
    }

    private long count(int depth) {
        if (depth == 0) {
            return 1;
        }
        var position = line[depth];
        var count = position.moves(moves[depth]);
        if (depth == 1) {
            return count;
        }
        var total = 0L;
        for (var i = 0; i < count; i++) {
            line[depth - 1].set(position);
            line[depth - 1].playLegal(moves[depth][i]);
            total += count(depth - 1);
        }
        return total;
    }
}
