package freehold.boards;

/// What lies around a whole set of cells, looked up byte by byte.
public final class Surroundings {
    private static final int BYTE = 8;

    /// By byte and its value: the neighbours of its cells.
    private final long[][] around;

    public Surroundings(Board board) {
        around = new long[(board.size() + BYTE - 1) / BYTE][1 << BYTE];
        for (var i = 0; i < around.length; i++) {
            for (var value = 1; value < around[i].length; value++) {
                var cell = i * BYTE + Integer.numberOfTrailingZeros(value);
                var neighbours = cell < board.size() ? board.neighbours(cell) : 0;
                around[i][value] = around[i][value & (value - 1)] | neighbours;
            }
        }
    }

    /// The cells that touch one of these; some of these may be among them.
    public long of(long set) {
        var cells = 0L;
        for (var i = 0; i < around.length; i++) {
            cells |= around[i][(int) (set >>> (i * BYTE)) & 0xFF];
        }
        return cells;
    }
}
