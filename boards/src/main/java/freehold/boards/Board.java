package freehold.boards;

import freehold.kernel.telling.Atlas;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Place;
import java.util.ArrayList;
import java.util.List;

/// A board of at most 64 cells: their names, which touch each other, how it is drawn.
///
/// Cells count from 0. A set of cells is a `long` ([Cells]).
public sealed interface Board permits HexBoard, SquareBoard {
    /// How many cells there are.
    int size();

    /// All cells.
    long all();

    /// The cells that share an edge with this one.
    long neighbours(int cell);

    /// All straight lines of so many cells, each as a set.
    long[] lines(int length);

    String name(int cell);

    /// A cell as it is drawn.
    Place place(int cell);

    /// The whole board as it is drawn.
    Atlas atlas();

    /// In words, for players who named a cell that is not there.
    Phrase describe();

    /// The names of a set of cells.
    default List<String> names(long set) {
        var names = new ArrayList<String>(Long.bitCount(set));
        for (var left = set; left != 0; left &= left - 1) {
            names.add(name(Long.numberOfTrailingZeros(left)));
        }
        return List.copyOf(names);
    }

    /// The cell of that name, or -1 if this board has none.
    default int cell(String name) {
        for (var cell = 0; cell < size(); cell++) {
            if (name(cell).equals(name)) {
                return cell;
            }
        }
        return -1;
    }

    /// Whether a text has the form of a cell's name, be there such a cell or not.
    static boolean isName(String text) {
        return text.matches("[a-z][1-9][0-9]?");
    }
}
