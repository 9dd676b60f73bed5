package freehold.games.esgros.rules;

import freehold.boards.Cells;
import freehold.kernel.position.Dice;

/// What is legal: the cells that the growth rule (G4) leaves open, and the swap (G7).
public final class Legal {
    private Legal() {}

    static int moves(Position position, int[] into) {
        var count = Cells.write(open(position), into);
        if (position.canSwap()) {
            into[count++] = Move.SWAP;
        }
        return count;
    }

    static int pick(Position position, Dice dice) {
        var open = open(position);
        var cells = Long.bitCount(open);
        var i = dice.below(position.canSwap() ? cells + 1 : cells);
        return i == cells ? Move.SWAP : Cells.nth(open, i);
    }

    /// The cells on which the mover may place a stone.
    public static long open(Position position) {
        if (position.isOver()) {
            return 0;
        }
        var sizes = position.sizes();
        var empty = position.empty();
        var own = position.largest(position.mover());
        var enemy = position.largest(1 - position.mover());
        return position.isCatchUp() ? byCatchUp(sizes, empty, own, enemy) : strictly(sizes, empty, own, enemy);
    }

    /// The same for the strict reading, from what it depends on.
    ///
    /// @param own size of the mover's largest group
    /// @param enemy size of the enemy's
    public static long strictly(Sizes sizes, long empty, int own, int enemy) {
        var quiet = sizes.atMost(own, empty);
        // G4a: only if every cell exceeds the largest own group, the smallest size of all
        return smallestAbove(sizes, quiet != 0 ? quiet : sizes.least(empty), enemy);
    }

    private static long byCatchUp(Sizes sizes, long empty, int own, int enemy) {
        var open = smallestAbove(sizes, sizes.atMost(own, empty), enemy);
        // G4, as a permission: whoever is behind may overtake by the smallest step
        if (own < enemy) {
            open |= sizes.least(empty & ~sizes.atMost(enemy, empty));
        }
        return open != 0 ? open : sizes.least(empty);
    }

    /// G4b: of the cells that exceed the enemy's largest group, only the smallest step.
    private static long smallestAbove(Sizes sizes, long pool, int enemy) {
        var notAbove = sizes.atMost(enemy, pool);
        return notAbove | sizes.least(pool & ~notAbove);
    }

    /// G4a: the cells whose stone would not exceed the largest own group.
    public static long quiet(Position position) {
        return position.sizes().atMost(position.largest(position.mover()), position.empty());
    }
}
