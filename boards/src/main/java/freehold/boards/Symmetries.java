package freehold.boards;

import java.util.function.IntBinaryOperator;

/// The ways to turn and mirror a board onto itself: twelve of a hexagonal one, eight of a square one. Sets of cells are
/// mapped byte by byte through tables.
public final class Symmetries {
    /// Those of a hexagonal board.
    public static final int COUNT = 12;

    private static final int OF_A_SQUARE = 8;
    private static final int BYTE = 8;
    private static final Symmetries[] OF_HEXAGON = new Symmetries[HexBoard.LARGEST + 1];
    private static final Symmetries[] OF_SQUARE = new Symmetries[SquareBoard.LARGEST + 1];

    static {
        for (var side = 1; side <= HexBoard.LARGEST; side++) {
            var board = HexBoard.ofSide(side);
            OF_HEXAGON[side] = new Symmetries(COUNT, board.size(), board::image);
        }
        for (var side = 1; side <= SquareBoard.LARGEST; side++) {
            var board = SquareBoard.ofSide(side);
            OF_SQUARE[side] = new Symmetries(OF_A_SQUARE, board.size(), board::image);
        }
    }

    private final int bytes;
    /// By symmetry, byte and its value.
    private final long[][][] images;

    private Symmetries(int count, int cells, IntBinaryOperator image) {
        bytes = (cells + BYTE - 1) / BYTE;
        images = new long[count][bytes][1 << BYTE];
        for (var symmetry = 0; symmetry < count; symmetry++) {
            for (var cell = 0; cell < cells; cell++) {
                addCell(images[symmetry][cell / BYTE], cell % BYTE, image.applyAsInt(symmetry, cell));
            }
        }
    }

    private static void addCell(long[] table, int bit, int image) {
        for (var value = 0; value < table.length; value++) {
            if ((value >>> bit & 1) != 0) {
                table[value] |= Cells.of(image);
            }
        }
    }

    public static Symmetries of(HexBoard board) {
        return OF_HEXAGON[board.side()];
    }

    public static Symmetries of(SquareBoard board) {
        return OF_SQUARE[board.side()];
    }

    public int count() {
        return images.length;
    }

    /// Where a cell comes to lie.
    public int image(int symmetry, int cell) {
        return Long.numberOfTrailingZeros(image(symmetry, Cells.of(cell)));
    }

    /// Where a set of cells comes to lie; symmetry 0 leaves it as it is.
    public long image(int symmetry, long set) {
        var image = 0L;
        for (var i = 0; i < bytes; i++) {
            image |= images[symmetry][i][(int) (set >>> (i * BYTE)) & 0xFF];
        }
        return image;
    }
}
