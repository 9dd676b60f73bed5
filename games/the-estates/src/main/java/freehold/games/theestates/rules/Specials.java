package freehold.games.theestates.rules;

import freehold.boards.Cells;
import java.util.Arrays;

/// The special pieces (T6): which can still be selected, and where the others lie. What is neither left nor on the
/// board has left the game.
public final class Specials {
    public static final int PERMITS = 3;
    /// The row of a piece that does not lie on the board.
    public static final int NOWHERE = -1;

    private static final int ALL = (1 << (Piece.COUNT - Piece.PERMIT1)) - 1;

    /// Bit i is the piece `PERMIT1 + i`.
    private int left;
    /// By stripes: the row in which the permit lies.
    private final int[] row = new int[PERMITS + 1];
    /// By stripes: by how much it changed the length of that row; 0 if it does not lie on the board.
    private final int[] change = new int[PERMITS + 1];

    private int mayor;

    Specials() {
        clear();
    }

    void clear() {
        left = ALL;
        mayor = NOWHERE;
        Arrays.fill(row, NOWHERE);
        Arrays.fill(change, 0);
    }

    /// Bit i is the piece `PERMIT1 + i`.
    public int left() {
        return left;
    }

    public boolean isLeft(int piece) {
        return Cells.has(left, piece - Piece.PERMIT1);
    }

    /// How many were selected.
    int taken() {
        return Integer.bitCount(ALL & ~left);
    }

    public void take(int piece) {
        left &= ~(1 << (piece - Piece.PERMIT1));
    }

    /// The row in front of which the Mayor stands (T19).
    public int mayor() {
        return mayor;
    }

    public void placeMayor(int inFrontOf) {
        mayor = inFrontOf;
    }

    /// The row in which a permit lies.
    public int row(int stripes) {
        return row[stripes];
    }

    /// The row of a special piece on the board.
    public int rowOf(int piece) {
        if (Piece.isPermit(piece)) {
            return row[Piece.stripes(piece)];
        }
        return piece == Piece.MAYOR ? mayor : NOWHERE;
    }

    public int change(int stripes) {
        return change[stripes];
    }

    public void placePermit(int stripes, int inRow, int by) {
        row[stripes] = inRow;
        change[stripes] = by;
    }

    /// T18: the permit leaves the game.
    public void removePermit(int stripes) {
        row[stripes] = NOWHERE;
        change[stripes] = 0;
    }

    /// All there is to know, in one number.
    long packed() {
        var packed = (long) left << 4 | (mayor + 1);
        for (var stripes = 1; stripes <= PERMITS; stripes++) {
            packed = packed << 8 | (row[stripes] + 1L) << 4 | (change[stripes] + PERMITS);
        }
        return packed;
    }

    void set(Specials other) {
        left = other.left;
        mayor = other.mayor;
        for (var stripes = 1; stripes <= PERMITS; stripes++) {
            placePermit(stripes, other.row[stripes], other.change[stripes]);
        }
    }
}
