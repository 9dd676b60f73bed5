package freehold.games.theestates.rules;

import freehold.kernel.position.Mix;
import java.util.ArrayList;
import java.util.List;

/// The three offer rows (T4), and the box that they are drawn from.
///
/// A row is a `long` with a byte for each cube, the leftmost one in the lowest byte; a byte is the cube's number plus
/// one, so that zero means nothing.
public final class Offer {
    public static final int ROWS = 3;
    /// The row of a cube that lies in none.
    public static final int NOWHERE = -1;

    private static final int TO_A_ROW = 8;
    private static final long FULL_BOX = (1L << Cube.COUNT) - 1;
    private static final int LEFT_OUT = Cube.COUNT - ROWS * TO_A_ROW;

    private final long[] rows = new long[ROWS];
    /// The cubes not drawn in this round.
    private long box = FULL_BOX;

    void clear() {
        rows[0] = rows[1] = rows[2] = 0;
        box = FULL_BOX;
    }

    public long box() {
        return box;
    }

    public boolean isDrawn() {
        return Long.bitCount(box) == LEFT_OUT;
    }

    /// The row that the next cube goes to.
    public int rowToFill() {
        return (Cube.COUNT - Long.bitCount(box)) / TO_A_ROW;
    }

    public void draw(int cube) {
        var drawn = Cube.COUNT - Long.bitCount(box);
        rows[drawn / TO_A_ROW] |= (cube + 1L) << (drawn % TO_A_ROW * Byte.SIZE);
        box ^= 1L << cube;
    }

    /// How many cubes of the offer were selected.
    int taken() {
        return Cube.COUNT - Long.bitCount(box) - size(0) - size(1) - size(2);
    }

    private int size(int row) {
        return (Long.SIZE - Long.numberOfLeadingZeros(rows[row]) + Byte.SIZE - 1) / Byte.SIZE;
    }

    public boolean isEmpty() {
        return (rows[0] | rows[1] | rows[2]) == 0;
    }

    /// The cube at the left end of a row, or [Cube#NONE].
    public int left(int row) {
        return (int) (rows[row] & 0xFF) - 1;
    }

    /// The cube at the right end, the same one if it is the last, or [Cube#NONE].
    public int right(int row) {
        return (int) (rows[row] >>> lastByte(row)) - 1;
    }

    private int lastByte(int row) {
        return (Long.SIZE - 1 - Long.numberOfLeadingZeros(rows[row] | 1)) & -Byte.SIZE;
    }

    /// Takes a cube from the end where it lies.
    public void take(int cube) {
        for (var row = 0; row < ROWS; row++) {
            if (left(row) == cube) {
                rows[row] >>>= Byte.SIZE;
                return;
            }
            if (right(row) == cube) {
                rows[row] &= ~(0xFFL << lastByte(row));
                return;
            }
        }
        throw new IllegalArgumentException(Cube.name(cube) + " lies at no end");
    }

    /// The row in which a cube lies, or [#NOWHERE].
    public int rowOf(int cube) {
        for (var row = 0; row < ROWS; row++) {
            if (cubes(row).contains(cube)) {
                return row;
            }
        }
        return NOWHERE;
    }

    /// A row's cubes from left to right.
    public List<Integer> cubes(int row) {
        var cubes = new ArrayList<Integer>();
        for (var left = rows[row]; left != 0; left >>>= Byte.SIZE) {
            cubes.add((int) (left & 0xFF) - 1);
        }
        return List.copyOf(cubes);
    }

    long hash() {
        return Mix.of(Mix.of(Mix.of(rows[0]), rows[1]), rows[2]);
    }

    void set(Offer other) {
        for (var row = 0; row < ROWS; row++) {
            rows[row] = other.rows[row];
        }
        box = other.box;
    }
}
