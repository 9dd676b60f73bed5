package freehold.boards;

import freehold.kernel.telling.Atlas;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A hexagonal board with n cells to a side: its cells, their names, who touches whom. Immutable and shared.
///
/// Cells count from 0, row by row from the bottom and from the left, so `a1` is 0. Axial coordinates: `y` is the row (0
/// in the middle, up is positive), `q` runs to the right along a row and keeps its value towards the upper right.
public final class HexBoard implements Board {
    public static final int LARGEST = 5;

    private static final HexBoard[] BOARDS = new HexBoard[LARGEST + 1];

    static {
        for (var side = 1; side <= LARGEST; side++) {
            BOARDS[side] = new HexBoard(side);
        }
    }

    private final int side;
    private final List<Cell> cells = new ArrayList<>();
    private final long all;
    private final long[] neighbours;
    private final long[] sides = new long[6];

    private record Cell(int q, int y, String name) {
        int distance() {
            return Math.max(Math.abs(q + y), Math.max(Math.abs(q), Math.abs(y)));
        }

        boolean touches(Cell other) {
            return new Cell(q - other.q, y - other.y, "").distance() == 1;
        }
    }

    public static HexBoard ofSide(int side) {
        return BOARDS[side];
    }

    private HexBoard(int side) {
        this.side = side;
        for (var row = 0; row < rows(); row++) {
            var y = row - (side - 1);
            var first = -Math.min(row, side - 1);
            for (var k = 0; k < length(row); k++) {
                cells.add(new Cell(first + k, y, "" + letter(row) + (k + 1)));
            }
        }
        all = -1L >>> (Long.SIZE - cells.size());
        neighbours = new long[cells.size()];
        for (var cell = 0; cell < cells.size(); cell++) {
            neighbours[cell] = touching(cells.get(cell));
            markSides(cell);
        }
    }

    private long touching(Cell cell) {
        var set = 0L;
        for (var other = 0; other < cells.size(); other++) {
            if (cell.touches(cells.get(other))) {
                set |= 1L << other;
            }
        }
        return set;
    }

    /// The sides in their order round the board, from the bottom one, so that side i lies opposite side i+3.
    private void markSides(int index) {
        var cell = cells.get(index);
        var outermost = side - 1;
        int[] reach = {-cell.y, cell.q, cell.q + cell.y, cell.y, -cell.q, -cell.q - cell.y};
        for (var i = 0; i < sides.length; i++) {
            if (reach[i] == outermost) {
                sides[i] |= 1L << index;
            }
        }
    }

    public int side() {
        return side;
    }

    public int rows() {
        return 2 * side - 1;
    }

    /// How many cells a row has; row 0 is `a`, at the bottom.
    public int length(int row) {
        return rows() - Math.abs(row - (side - 1));
    }

    public char letter(int row) {
        return (char) ('a' + row);
    }

    @Override
    public int size() {
        return cells.size();
    }

    @Override
    public long all() {
        return all;
    }

    @Override
    public long neighbours(int cell) {
        return neighbours[cell];
    }

    /// One of the six sides; its corners belong to the next ones too.
    public long side(int i) {
        return sides[i];
    }

    /// Along the three directions in which cells share edges.
    @Override
    public long[] lines(int length) {
        int[][] directions = {{1, 0}, {0, 1}, {1, -1}};
        return Lines.of(this, directions, this::step, length);
    }

    private int step(int cell, int right, int up) {
        return cellAt(cells.get(cell).q + right, cells.get(cell).y + up);
    }

    /// -1 if there is none.
    private int cellAt(int q, int y) {
        for (var i = 0; i < size(); i++) {
            if (cells.get(i).q == q && cells.get(i).y == y) {
                return i;
            }
        }
        return -1;
    }

    public int distanceFromCentre(int cell) {
        return cells.get(cell).distance();
    }

    @Override
    public String name(int cell) {
        return cells.get(cell).name();
    }

    /// A cell as it is drawn, row `a` at the bottom.
    @Override
    public Place place(int cell) {
        var at = cells.get(cell);
        return Place.hex(at.name, at.q + at.y, -at.y);
    }

    @Override
    public Atlas atlas() {
        return new Atlas(
                Atlas.Shape.HEXAGON,
                IntStream.range(0, size()).mapToObj(this::place).toList());
    }

    /// Where a cell comes to lie by one of the [Symmetries]: turned by so many sixths, from the sixth on mirrored
    /// first.
    int image(int symmetry, int cell) {
        var from = cells.get(cell);
        var q = symmetry < 6 ? from.q : from.y;
        var y = symmetry < 6 ? from.y : from.q;
        for (var turn = 0; turn < symmetry % 6; turn++) {
            var turned = -y;
            y = q + y;
            q = turned;
        }
        return cellAt(q, y);
    }

    /// Whether a text has the form of a cell's name, be there such a cell or not.
    public static boolean isName(String text) {
        return Board.isName(text);
    }

    @Override
    public Phrase describe() {
        return Phrase.of(
                "a board of side %s, with rows a–%s of %s to %s cells", side, letter(rows() - 1), side, rows());
    }
}
