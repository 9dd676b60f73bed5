package freehold.games.estate.rules;

import freehold.boards.HexBoard;
import java.util.stream.IntStream;

/// Sets of the board's six sides (E8) as bits of an `int`: bit i is side i of the board, and side i+3 lies opposite.
public final class Sides {
    public static final int COUNT = 6;

    /// Every other side: one such set from the bottom on, the other from the lower right.
    private static final int EVERY_OTHER = 0b010101;

    /// For every set whether a group that touches it wins, one bit each.
    private static final long WINNING = winning();

    private Sides() {}

    private static long winning() {
        var sets = 0L;
        for (var sides = 0; sides < 1 << COUNT; sides++) {
            if (hasOpposites(sides) || hasEveryOther(sides)) {
                sets |= 1L << sides;
            }
        }
        return sets;
    }

    /// The sides that a set of cells touches.
    public static int of(HexBoard board, long cells) {
        var sides = 0;
        for (var i = 0; i < COUNT; i++) {
            sides |= (cells & board.side(i)) == 0 ? 0 : 1 << i;
        }
        return sides;
    }

    /// E9: whether connected pieces that touch these sides win.
    public static boolean win(int sides) {
        return (WINNING >>> sides & 1) != 0;
    }

    static boolean hasOpposites(int sides) {
        return (sides & sides >>> 3) != 0;
    }

    static boolean hasEveryOther(int sides) {
        return (sides & EVERY_OTHER) == EVERY_OTHER || (sides >>> 1 & EVERY_OTHER) == EVERY_OTHER;
    }

    /// Of these sides the sets that win and of which none could be left out.
    public static IntStream leastThatWin(int sides) {
        return IntStream.range(0, 1 << COUNT)
                .filter(set -> (set & ~sides) == 0 && win(set))
                .filter(set -> IntStream.range(0, COUNT).noneMatch(i -> has(set, i) && win(set & ~(1 << i))));
    }

    public static boolean has(int sides, int i) {
        return (sides >>> i & 1) != 0;
    }
}
