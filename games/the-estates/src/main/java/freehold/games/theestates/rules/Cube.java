package freehold.games.theestates.rules;

import java.util.List;
import java.util.stream.IntStream;

/// The floor cubes (T3), numbered by colour and then by value: `B1` is 0, `S6` is 35. A set of them is a `long`.
public final class Cube {
    public static final int HIGHEST = 6;
    public static final int COUNT = Company.COUNT * HIGHEST;
    public static final int NONE = -1;

    /// In a class of their own, as those of [Lot].
    private static final class Names {
        private static final List<String> ALL = IntStream.range(0, COUNT)
                .mapToObj(cube -> Company.of(colour(cube)).name() + value(cube))
                .toList();
    }

    private Cube() {}

    public static int of(int colour, int value) {
        return colour * HIGHEST + value - 1;
    }

    public static int colour(int cube) {
        return cube / HIGHEST;
    }

    public static int value(int cube) {
        return cube % HIGHEST + 1;
    }

    public static String name(int cube) {
        return Names.ALL.get(cube);
    }
}
