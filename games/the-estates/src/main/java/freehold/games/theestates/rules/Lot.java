package freehold.games.theestates.rules;

import freehold.boards.Cells;
import freehold.kernel.telling.Place;
import java.util.List;
import java.util.stream.IntStream;

/// The thirty lots of the board (T1), numbered row by row from the street: `A1` is 0, `C10` is 29.
public final class Lot {
    public static final int ROWS = 3;
    public static final int TO_A_ROW = 10;
    public static final int COUNT = ROWS * TO_A_ROW;
    /// The river runs behind this many lots of each row.
    public static final int BEFORE_THE_RIVER = 4;

    /// T2: those that carry one floor at most: A1 and A7, B3 and B5, C2.
    private static final int WHITE = 0b0001000001 | 0b0000010100 << TO_A_ROW | 0b0000000010 << (2 * TO_A_ROW);

    /// In a class of their own: whatever a class must compute at its start is asked for at each call in the browser.
    private static final class Names {
        private static final List<String> ALL = IntStream.range(0, COUNT)
                .mapToObj(lot -> "" + letter(row(lot)) + number(lot))
                .toList();
    }

    private Lot() {}

    /// @param number counted from 1 at the street
    public static int of(int row, int number) {
        return row * TO_A_ROW + number - 1;
    }

    public static int row(int lot) {
        return lot / TO_A_ROW;
    }

    public static int number(int lot) {
        return lot % TO_A_ROW + 1;
    }

    public static boolean isWhite(int lot) {
        return Cells.has(WHITE, lot);
    }

    static int bit(int lot) {
        return 1 << lot;
    }

    public static int allOf(int row) {
        return (bit(TO_A_ROW) - 1) << (row * TO_A_ROW);
    }

    public static char letter(int row) {
        return (char) ('A' + row);
    }

    /// As it is drawn: the rows side by side from top to bottom, the street at the left.
    public static Place place(int lot) {
        return new Place(name(lot), number(lot), row(lot));
    }

    public static String name(int lot) {
        return Names.ALL.get(lot);
    }
}
