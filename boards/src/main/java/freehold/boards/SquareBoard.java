package freehold.boards;

import freehold.kernel.telling.Atlas;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Place;
import java.util.stream.IntStream;

/// A square board with n cells to a side. Immutable and shared.
///
/// Cells count from 0, row by row from the bottom and from the left. They are named as in chess: a letter for the
/// column, a number for the row, so `a1` is 0.
public final class SquareBoard implements Board {
    public static final int LARGEST = 8;

    private static final SquareBoard[] BOARDS = new SquareBoard[LARGEST + 1];

    static {
        for (var side = 1; side <= LARGEST; side++) {
            BOARDS[side] = new SquareBoard(side);
        }
    }

    private final int side;
    private final long all;
    private final long[] neighbours;
    private final long[] around;

    public static SquareBoard ofSide(int side) {
        return BOARDS[side];
    }

    private SquareBoard(int side) {
        this.side = side;
        all = -1L >>> (Long.SIZE - size());
        neighbours = new long[size()];
        around = new long[size()];
        for (var cell = 0; cell < size(); cell++) {
            for (var other = 0; other < size(); other++) {
                touch(cell, other);
            }
        }
    }

    private void touch(int cell, int other) {
        var columns = Math.abs(column(cell) - column(other));
        var rows = Math.abs(row(cell) - row(other));
        if (columns + rows == 1) {
            neighbours[cell] |= Cells.of(other);
        }
        if (Math.max(columns, rows) == 1) {
            around[cell] |= Cells.of(other);
        }
    }

    public int side() {
        return side;
    }

    /// From the left, beginning with 0.
    public int column(int cell) {
        return cell % side;
    }

    /// From the bottom, beginning with 0.
    public int row(int cell) {
        return cell / side;
    }

    public int cell(int column, int row) {
        return row * side + column;
    }

    @Override
    public int size() {
        return side * side;
    }

    @Override
    public long all() {
        return all;
    }

    @Override
    public long neighbours(int cell) {
        return neighbours[cell];
    }

    /// The cells that share an edge or a corner with this one.
    public long around(int cell) {
        return around[cell];
    }

    /// Along rows, columns and diagonals.
    @Override
    public long[] lines(int length) {
        int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        return Lines.of(this, directions, this::step, length);
    }

    private int step(int cell, int right, int up) {
        var column = column(cell) + right;
        var row = row(cell) + up;
        return column < side && row >= 0 && row < side ? cell(column, row) : -1;
    }

    @Override
    public String name(int cell) {
        return "" + letter(column(cell)) + (row(cell) + 1);
    }

    public char letter(int column) {
        return (char) ('a' + column);
    }

    /// Row 1 is drawn at the bottom.
    @Override
    public Place place(int cell) {
        return new Place(name(cell), column(cell), side - 1.0 - row(cell));
    }

    @Override
    public Atlas atlas() {
        return new Atlas(
                Atlas.Shape.SQUARE,
                IntStream.range(0, size()).mapToObj(this::place).toList());
    }

    @Override
    public Phrase describe() {
        return Phrase.of("a board of %s by %s cells, a1 to %s", side, side, name(size() - 1));
    }

    /// Where a cell comes to lie by one of the [Symmetries]: turned by so many quarters, from the fourth on mirrored
    /// first.
    int image(int symmetry, int cell) {
        var column = symmetry < 4 ? column(cell) : row(cell);
        var row = symmetry < 4 ? row(cell) : column(cell);
        for (var turn = 0; turn < symmetry % 4; turn++) {
            var turned = side - 1 - row;
            row = column;
            column = turned;
        }
        return cell(column, row);
    }
}
