package freehold.games.theestates.rules;

import freehold.kernel.position.Mix;
import java.util.Arrays;

/// The three rows: what is built on their lots, and how long they are.
///
/// Which lots may take a cube or a roof is kept as sets of lots, and brought up to date whenever something is built.
public final class Streets {
    private static final int FIRST_LENGTH = 4;
    public static final int LONGEST = 9;

    private final int[] buildings = new int[Lot.COUNT];
    private final int[] built = new int[Lot.ROWS];
    private final int[] length = new int[Lot.ROWS];
    /// The first free lot of each row that is not built up to its length.
    private int next;
    /// The lots with a building that has no roof.
    private int roofless;
    /// By a cube's value, the lots with a building on which it may stand.
    private final int[] growing = new int[Cube.HIGHEST + 1];

    Streets() {
        clear();
    }

    void clear() {
        Arrays.fill(buildings, Building.NONE);
        Arrays.fill(growing, 0);
        roofless = 0;
        for (var row = 0; row < Lot.ROWS; row++) {
            built[row] = 0;
            setLength(row, FIRST_LENGTH);
        }
    }

    public int building(int lot) {
        return buildings[lot];
    }

    /// How many lots of a row are built.
    public int built(int row) {
        return built[row];
    }

    public int length(int row) {
        return length[row];
    }

    public int roofless() {
        return roofless;
    }

    /// T14: where a cube of a value may be placed.
    public int placesFor(int value) {
        return next | growing[value];
    }

    public void build(int lot, int cube) {
        var value = Cube.value(cube);
        if (buildings[lot] == Building.NONE) {
            found(lot, value);
        } else {
            // T14: the next cube must be lower than this one
            forbid(lot, value);
        }
        buildings[lot] = Building.withFloor(buildings[lot], cube);
    }

    private void found(int lot, int value) {
        var row = Lot.row(lot);
        built[row]++;
        findNext(row);
        roofless |= Lot.bit(lot);
        // T2: no second floor on a white lot
        for (var lower = 1; lower < value && !Lot.isWhite(lot); lower++) {
            growing[lower] |= Lot.bit(lot);
        }
    }

    /// No cube of this value or above may be placed on a building any more.
    private void forbid(int lot, int value) {
        for (var above = value; above <= Cube.HIGHEST; above++) {
            growing[above] &= ~Lot.bit(lot);
        }
    }

    /// T16: the building is finished.
    public void roof(int lot, int value) {
        roofless &= ~Lot.bit(lot);
        forbid(lot, 1);
        buildings[lot] = Building.withRoof(buildings[lot], value);
    }

    /// T17, T18: whether a row may get longer by that much, or shorter if it is negative.
    public boolean canChange(int row, int by) {
        var changed = length[row] + by;
        return changed <= LONGEST && changed >= built[row];
    }

    public void change(int row, int by) {
        setLength(row, length[row] + by);
    }

    private void setLength(int row, int lots) {
        length[row] = lots;
        findNext(row);
    }

    private void findNext(int row) {
        var free = built[row] < length[row] ? Lot.bit(Lot.of(row, built[row] + 1)) : 0;
        next = (next & ~Lot.allOf(row)) | free;
    }

    /// T20; so a row of length 0 is complete.
    public boolean isComplete(int row) {
        return built[row] == length[row] && (roofless & Lot.allOf(row)) == 0;
    }

    public int completeRows() {
        var complete = 0;
        for (var row = 0; row < Lot.ROWS; row++) {
            complete += isComplete(row) ? 1 : 0;
        }
        return complete;
    }

    long hash() {
        var hash = (long) length[0] | length[1] << 8 | length[2] << 16;
        for (var row = 0; row < Lot.ROWS; row++) {
            var end = row * Lot.TO_A_ROW + built[row];
            for (var lot = row * Lot.TO_A_ROW; lot < end; lot++) {
                // a sum, so that the words are scrambled side by side
                hash += Mix.of((long) lot << 32 | buildings[lot]);
            }
        }
        return Mix.of(hash);
    }

    void set(Streets other) {
        copy(other.buildings, buildings);
        copy(other.built, built);
        copy(other.length, length);
        copy(other.growing, growing);
        next = other.next;
        roofless = other.roofless;
    }

    private static void copy(int[] from, int[] into) {
        for (var i = 0; i < into.length; i++) {
            into[i] = from[i];
        }
    }
}
