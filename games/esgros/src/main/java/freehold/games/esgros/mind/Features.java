package freehold.games.esgros.mind;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.boards.Symmetries;
import freehold.games.esgros.rules.Legal;
import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.rules.Sizes;

/// What a net is told about Esgros. For each colour: its stones by the size of their group, the empty cells by the size
/// of the group that a stone there would make and by how many stones it would remove, the size of the largest group,
/// and how many quiet cells are left. And which cells are legal.
///
/// Rows that belong to a cell come first, a layer of the whole board at a time.
public final class Features implements freehold.kernel.mind.Features {
    /// Sizes from 1; the last stands for all above, too.
    private static final int SIZES = 10;
    /// Numbers of removed stones from 1; the last stands for all above, too.
    private static final int REMOVALS = 6;

    private static final int LAYERS_OF_COLOUR = SIZES + SIZES + REMOVALS;
    private static final int LEGAL = 2 * LAYERS_OF_COLOUR;
    private static final int LAYERS = LEGAL + 1;
    /// From 0; the last stands for all above, too.
    private static final int LARGEST = 20;

    private static final int QUIET = 24;
    private static final int COUNTS_OF_COLOUR = LARGEST + QUIET;

    private final HexBoard board;
    private final String reading;
    private final int cells;
    private final Symmetries symmetries;
    private final Sizes sizes = new Sizes();

    /// @param side of the board
    /// @param reading of the growth rule (G4), which decides what a position is worth
    public Features(int side, String reading) {
        board = HexBoard.ofSide(side);
        this.reading = reading;
        cells = board.size();
        symmetries = Symmetries.of(board);
    }

    @Override
    public String name() {
        return reading + "-side-" + board.side();
    }

    @Override
    public int rows() {
        return swap() + 1;
    }

    private int counts(int whose) {
        return LAYERS * cells + whose * COUNTS_OF_COLOUR;
    }

    private int swap() {
        return counts(2);
    }

    @Override
    public int mostActive() {
        // An empty cell has two sizes, two removals and may be legal
        return 5 * cells + 5;
    }

    @Override
    public int write(freehold.kernel.position.Position position, int[] into) {
        var here = (Position) position;
        var count = 0;
        for (var whose = 0; whose < 2; whose++) {
            var colour = whose == 0 ? here.mover() : 1 - here.mover();
            count = writeCells(here, colour, whose * LAYERS_OF_COLOUR, into, count);
            into[count++] = counts(whose) + Math.min(here.largest(colour), LARGEST - 1);
            // The sizes are still those of this colour
            var quiet = Long.bitCount(sizes.atMost(here.largest(colour), here.empty()));
            into[count++] = counts(whose) + LARGEST + Math.min(quiet, QUIET - 1);
        }
        count = Cells.append(Legal.open(here), LEGAL * cells, into, count);
        if (here.canSwap()) {
            into[count++] = swap();
        }
        return count;
    }

    private int writeCells(Position position, int colour, int firstLayer, int[] into, int count) {
        var own = position.groups(colour);
        var end = count;
        for (var i = 0; i < own.count(); i++) {
            var size = Math.min(Long.bitCount(own.stones(i)), SIZES);
            end = Cells.append(own.stones(i), (firstLayer + size - 1) * cells, into, end);
        }
        sizes.count(own);
        var left = position.empty();
        for (var size = 1; size < SIZES; size++) {
            var exactly = sizes.atMost(size, left);
            end = Cells.append(exactly, (firstLayer + SIZES + size - 1) * cells, into, end);
            left &= ~exactly;
        }
        end = Cells.append(left, (firstLayer + 2 * SIZES - 1) * cells, into, end);
        return writeRemovals(position, colour, firstLayer + 2 * SIZES, into, end);
    }

    private int writeRemovals(Position position, int colour, int firstLayer, int[] into, int count) {
        var end = count;
        for (var empty = position.empty(); empty != 0; empty &= empty - 1) {
            var cell = Long.numberOfTrailingZeros(empty);
            var removed = position.removed(cell, colour);
            if (removed > 0) {
                into[end++] = (firstLayer + Math.min(removed, REMOVALS) - 1) * cells + cell;
            }
        }
        return end;
    }

    @Override
    public int outputs() {
        return cells + 1;
    }

    @Override
    public int output(freehold.kernel.position.Position position, int move) {
        return Move.isCell(move) ? move : cells;
    }

    @Override
    public int symmetries() {
        return symmetries.count();
    }

    @Override
    public int rowImage(int symmetry, int row) {
        return row < LAYERS * cells ? row / cells * cells + symmetries.image(symmetry, row % cells) : row;
    }

    @Override
    public int outputImage(int symmetry, int output) {
        return output < cells ? symmetries.image(symmetry, output) : output;
    }
}
