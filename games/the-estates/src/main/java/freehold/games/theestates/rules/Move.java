package freehold.games.theestates.rules;

import java.util.List;

/// How a move is packed into an int: a [Piece]'s number that is drawn, selected or taken off the board, or one of the
/// numbers that follow. They are dense, so that tables can be kept by move.
public final class Move {
    public static final int STOW = Piece.COUNT;
    public static final int HOLD = STOW + 1;
    public static final int SELL = HOLD + 1;
    public static final int KEEP = SELL + 1;
    public static final int DISCARD = KEEP + 1;
    /// Plus a lot.
    public static final int LOTS = DISCARD + 1;
    /// Plus the value of a rooftop that is turned over, less one.
    public static final int ROOFS = LOTS + Lot.COUNT;
    /// Plus a row, for the Mayor.
    public static final int ROWS = ROOFS + Cube.HIGHEST;
    /// Plus a row that gets longer.
    public static final int LONGER = ROWS + Lot.ROWS;
    /// Plus a row that gets shorter.
    public static final int SHORTER = LONGER + Lot.ROWS;
    /// Plus a bid.
    public static final int PASS = SHORTER + Lot.ROWS;

    /// What a move names.
    public enum Kind {
        PIECE(0),
        WORD(STOW),
        LOT(LOTS),
        ROOF_VALUE(ROOFS),
        ROW(ROWS),
        LONGER_ROW(LONGER),
        SHORTER_ROW(SHORTER),
        BID(PASS);

        private static final List<Kind> LAST_FIRST = List.of(values()).reversed();

        private final int first;

        Kind(int first) {
            this.first = first;
        }

        private static Kind of(int move) {
            return LAST_FIRST.stream()
                    .filter(kind -> move >= kind.first)
                    .findFirst()
                    .orElseThrow();
        }
    }

    private Move() {}

    /// Appends `base` + each member of a set in ascending order, and returns the new count.
    public static int write(long set, int base, int[] into, int count) {
        var end = count;
        for (var left = set; left != 0; left &= left - 1) {
            into[end++] = base + Long.numberOfTrailingZeros(left);
        }
        return end;
    }

    public static int lot(int lot) {
        return LOTS + lot;
    }

    public static int roof(int value) {
        return ROOFS + value - 1;
    }

    public static int bid(int amount) {
        return PASS + amount;
    }

    public static int lotOf(int move) {
        return move - LOTS;
    }

    public static int roofOf(int move) {
        return move - ROOFS + 1;
    }

    /// The amount of a bid; 0 for a pass.
    public static int amountOf(int move) {
        return move - PASS;
    }

    /// The row that a move of one of the three kinds of rows names.
    public static int rowOf(int move) {
        return (move - ROWS) % Lot.ROWS;
    }

    public static boolean isShorter(int move) {
        return move >= SHORTER && move < PASS;
    }

    public static Kind kind(int move) {
        return Kind.of(move);
    }
}
