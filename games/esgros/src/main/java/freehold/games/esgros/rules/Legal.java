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
        return position.isCatchUp() ? openByCatchUp(position, sizes) : openStrictly(position, sizes);
    }

    private static long openStrictly(Position position, Sizes sizes) {
        var quiet = quiet(position, sizes);
        // G4a: only if every cell exceeds the largest own group, the smallest size of all
        return smallestAboveEnemy(position, sizes, quiet != 0 ? quiet : sizes.least(position.empty()));
    }

    private static long openByCatchUp(Position position, Sizes sizes) {
        var open = smallestAboveEnemy(position, sizes, quiet(position, sizes));
        // G4, as a permission: whoever is behind may overtake by the smallest step
        if (position.mayCatchUp()) {
            open |= sizes.least(position.empty() & ~sizes.atMost(enemysLargest(position), position.empty()));
        }
        return open != 0 ? open : sizes.least(position.empty());
    }

    /// G4a: the cells whose stone would not exceed the largest own group.
    public static long quiet(Position position) {
        return quiet(position, position.sizes());
    }

    private static long quiet(Position position, Sizes sizes) {
        return sizes.atMost(position.largest(position.mover()), position.empty());
    }

    /// G4b: of the cells that exceed the enemy's largest group, only the smallest step.
    private static long smallestAboveEnemy(Position position, Sizes sizes, long pool) {
        var notAbove = sizes.atMost(enemysLargest(position), pool);
        return notAbove | sizes.least(pool & ~notAbove);
    }

    private static int enemysLargest(Position position) {
        return position.largest(1 - position.mover());
    }
}
