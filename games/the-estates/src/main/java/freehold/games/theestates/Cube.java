package freehold.games.theestates;

import java.util.List;
import java.util.stream.IntStream;

/// The floor cubes (T3), numbered by colour and then by value: `B1` is 0, `S6` is 35. A set of them is a `long`.
final class Cube {
    static final int HIGHEST = 6;
    static final int COUNT = Company.COUNT * HIGHEST;
    static final int NONE = -1;

    private static final List<String> NAMES = IntStream.range(0, COUNT)
            .mapToObj(cube -> Company.of(colour(cube)).name() + value(cube))
            .toList();

    private Cube() {}

    static int of(int colour, int value) {
        return colour * HIGHEST + value - 1;
    }

    static int colour(int cube) {
        return cube / HIGHEST;
    }

    static int value(int cube) {
        return cube % HIGHEST + 1;
    }

    static String name(int cube) {
        return NAMES.get(cube);
    }
}
