package freehold.boards;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// Straight lines of a board, as sets of cells.
final class Lines {
    /// Where one step from a cell leads: so many cells to the right and so many up; -1 if it leaves the board.
    interface Step {
        int from(int cell, int right, int up);
    }

    private Lines() {}

    /// @param directions one of each two that are opposite, as steps to the right and up
    static long[] of(Board board, int[][] directions, Step step, int length) {
        return IntStream.range(0, board.size())
                .boxed()
                .flatMapToLong(cell -> LongStream.of(from(cell, directions, step, length)))
                .filter(line -> line != 0)
                .toArray();
    }

    private static long[] from(int cell, int[][] directions, Step step, int length) {
        var lines = new long[directions.length];
        for (var i = 0; i < directions.length; i++) {
            lines[i] = line(cell, directions[i], step, length);
        }
        return lines;
    }

    /// The empty set if it would leave the board.
    private static long line(int from, int[] direction, Step step, int length) {
        var set = 0L;
        var cell = from;
        for (var i = 0; i < length; i++) {
            if (cell < 0) {
                return 0;
            }
            set |= Cells.of(cell);
            cell = step.from(cell, direction[0], direction[1]);
        }
        return set;
    }
}
