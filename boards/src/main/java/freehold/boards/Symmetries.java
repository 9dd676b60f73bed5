package freehold.boards;

/// The twelve ways to turn and mirror a hexagonal board onto itself. Sets of cells are mapped byte by byte through
/// tables.
public final class Symmetries {
    public static final int COUNT = 12;
    private static final int BYTE = 8;
    private static final Symmetries[] OF_SIDE = new Symmetries[HexBoard.LARGEST + 1];

    static {
        for (var side = 1; side <= HexBoard.LARGEST; side++) {
            OF_SIDE[side] = new Symmetries(HexBoard.ofSide(side));
        }
    }

    private final int bytes;
    /// By symmetry, byte and its value.
    private final long[][][] images;

    private Symmetries(HexBoard board) {
        bytes = (board.size() + BYTE - 1) / BYTE;
        images = new long[COUNT][bytes][1 << BYTE];
        for (var symmetry = 0; symmetry < COUNT; symmetry++) {
            for (var cell = 0; cell < board.size(); cell++) {
                addCell(images[symmetry][cell / BYTE], cell % BYTE, board.image(symmetry, cell));
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
        return OF_SIDE[board.side()];
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
