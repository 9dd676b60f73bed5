package freehold.games.hexploration.rules.land;

import java.util.stream.IntStream;

/// A space of the endless table (H2), packed into 16 bits: r above q. So the order of spaces is the order in which H4
/// takes an area's name, and going to a neighbour is one addition.
public final class Space {
    /// How many numbers a space can have.
    public static final int NUMBERS = 1 << 16;

    private static final int[] AROUND = {1, -255, -256, -1, 255, 256};

    /// No tile comes farther from (0,0). A starting tile lies at a distance of at most 4, because seven others forbid
    /// at most 3 of the 24 spaces there each (H5); and each further tile adds at most 1.
    public static final int FARTHEST = 4 + Land.MOST_TILES - 1;

    private static final int ZERO = 128;

    /// The spaces at each distance from (0,0) at which a starting tile can lie.
    private static final int[][] RINGS =
            IntStream.rangeClosed(0, 4).mapToObj(Space::findRing).toArray(int[][]::new);

    private static final int[] STARTING_BOARD =
            IntStream.concat(IntStream.of(ring(0)), IntStream.of(ring(1))).toArray();

    private Space() {}

    public static int at(int q, int r) {
        return (r + ZERO) << 8 | (q + ZERO);
    }

    /// What to add for each of the six neighbours, in their order around. Shared and never written to.
    public static int[] around() {
        return AROUND;
    }

    public static int q(int space) {
        return (space & 0xFF) - ZERO;
    }

    public static int r(int space) {
        return (space >> 8) - ZERO;
    }

    public static String name(int space) {
        return q(space) + "," + r(space);
    }

    public static int distanceFromCentre(int space) {
        return distance(q(space), r(space));
    }

    /// The distance from (0,0) of a space that may be too far away to have a number.
    public static int distance(int q, int r) {
        return Math.max(Math.abs(q + r), Math.max(Math.abs(q), Math.abs(r)));
    }

    /// (0,0) and its neighbours (H2). Shared and never written to.
    public static int[] startingBoard() {
        return STARTING_BOARD;
    }

    public static int[] ring(int distance) {
        return RINGS[distance];
    }

    private static int[] findRing(int distance) {
        return IntStream.range(0, NUMBERS)
                .filter(space -> distanceFromCentre(space) == distance)
                .toArray();
    }
}
