package freehold.games.estate.view;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.Sides;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What has won (E9): the fewest pieces that connect two opposite sides, or three of which no two are neighbours.
///
/// @param sides as in [Sides]
record Chain(long cells, int sides) {
    private static final int FAR = Long.SIZE;

    static final Chain NONE = new Chain(0, 0);

    /// [#NONE] while the game goes on.
    static Chain of(Position position) {
        var left = position.isOver() ? position.pieces(position.mover()) : 0;
        while (left != 0) {
            var holding = position.holdings().connectedWith(Long.numberOfTrailingZeros(left), left);
            if (Sides.win(Sides.of(position.board(), holding))) {
                return of(position.board(), holding);
            }
            left &= ~holding;
        }
        return NONE;
    }

    private static Chain of(HexBoard board, long holding) {
        return Sides.leastThatWin(Sides.of(board, holding))
                .mapToObj(sides -> new Chain(between(board, holding, sides), sides))
                .min((one, other) -> Long.bitCount(one.cells) - Long.bitCount(other.cells))
                .orElseThrow();
    }

    /// The shortest ways from one piece to these sides, from wherever they are shortest together.
    private static long between(HexBoard board, long holding, int sides) {
        var steps = IntStream.range(0, Sides.COUNT)
                .filter(side -> Sides.has(sides, side))
                .mapToObj(side -> stepsFrom(board, holding & board.side(side), holding))
                .toArray(int[][]::new);
        var middle = IntStream.range(0, board.size())
                .boxed()
                .min((one, other) -> sum(steps, one) - sum(steps, other))
                .orElseThrow();
        return Arrays.stream(steps).mapToLong(way -> back(board, way, middle)).reduce(0, (one, other) -> one | other);
    }

    private static int sum(int[][] steps, int cell) {
        return Arrays.stream(steps).mapToInt(way -> way[cell]).sum();
    }

    /// For every cell how many steps it is from these, within the holding.
    private static int[] stepsFrom(HexBoard board, long start, long holding) {
        var steps = new int[board.size()];
        Arrays.fill(steps, FAR);
        var reached = 0L;
        var layer = start;
        for (var step = 0; layer != 0; step++) {
            reached |= layer;
            var next = 0L;
            for (var left = layer; left != 0; left &= left - 1) {
                var cell = Long.numberOfTrailingZeros(left);
                steps[cell] = step;
                next |= board.neighbours(cell);
            }
            layer = next & holding & ~reached;
        }
        return steps;
    }

    /// From a cell to where the steps began.
    private static long back(HexBoard board, int[] steps, int from) {
        var way = Cells.of(from);
        for (var cell = from; steps[cell] > 0; way |= Cells.of(cell)) {
            cell = nearer(board, steps, cell);
        }
        return way;
    }

    private static int nearer(HexBoard board, int[] steps, int cell) {
        var left = board.neighbours(cell);
        while (steps[Long.numberOfTrailingZeros(left)] != steps[cell] - 1) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }
}
