package freehold.boards;

import java.util.TreeMap;

/// What lies around a whole set of cells.
///
/// Cells are numbered row by row, so neighbours are a few distances apart. For each distance there is the set of cells
/// that have a neighbour so far on; shifting sets is quicker than looking neighbours up.
public final class Surroundings {
    private final int[] distances;
    private final long[] lower;

    public Surroundings(Board board) {
        var byDistance = new TreeMap<Integer, Long>();
        for (var cell = 0; cell < board.size(); cell++) {
            for (var left = board.neighbours(cell) & (-2L << cell); left != 0; left &= left - 1) {
                byDistance.merge(Long.numberOfTrailingZeros(left) - cell, Cells.of(cell), (one, other) -> one | other);
            }
        }
        distances = byDistance.keySet().stream().mapToInt(distance -> distance).toArray();
        lower = byDistance.values().stream().mapToLong(cells -> cells).toArray();
    }

    /// The cells that touch one of these; some of these may be among them.
    public long of(long set) {
        var cells = 0L;
        for (var i = 0; i < distances.length; i++) {
            var distance = distances[i];
            cells |= ((set & lower[i]) << distance) | ((set >>> distance) & lower[i]);
        }
        return cells;
    }
}
