package freehold.games.theestates.rules;

import java.util.ArrayList;
import java.util.List;

/// A building packed into an int: three bits for the colour of the floor of each value, then three for the roof.
///
/// Floors get strictly lower towards the top (T14), so there is at most one of each value, and the order is known.
public final class Building {
    /// An empty lot.
    public static final int NONE = 0;

    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;
    private static final int ROOF = BITS * Cube.HIGHEST;
    private static final int FLOORS = (1 << ROOF) - 1;

    private Building() {}

    static int withFloor(int building, int cube) {
        return building | (Cube.colour(cube) + 1) << (BITS * (Cube.value(cube) - 1));
    }

    static int withRoof(int building, int value) {
        return building | value << ROOF;
    }

    /// The value of the roof, or 0.
    public static int roof(int building) {
        return building >>> ROOF;
    }

    /// The top floor's cube: the one of the lowest value.
    public static int top(int building) {
        return floor(building, Integer.numberOfTrailingZeros(building) / BITS + 1);
    }

    /// T22: its floors and its roof.
    public static int value(int building) {
        var sum = roof(building);
        for (var value = 1; value <= Cube.HIGHEST; value++) {
            sum += floor(building, value) == Cube.NONE ? 0 : value;
        }
        return sum;
    }

    /// Its cubes from the bottom to the top.
    public static List<Integer> floors(int building) {
        var floors = new ArrayList<Integer>();
        for (var value = Cube.HIGHEST; value >= 1; value--) {
            if (floor(building, value) != Cube.NONE) {
                floors.add(floor(building, value));
            }
        }
        return List.copyOf(floors);
    }

    private static int floor(int building, int value) {
        var colour = ((building & FLOORS) >>> (BITS * (value - 1)) & MASK) - 1;
        return colour < 0 ? Cube.NONE : Cube.of(colour, value);
    }
}
