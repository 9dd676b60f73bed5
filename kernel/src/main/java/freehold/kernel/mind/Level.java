package freehold.kernel.mind;

import java.util.List;

/// How strong an opponent is, from 1 to 5.
///
/// @param nodes simulated games a ply at most
/// @param millis of thought a ply at most
/// @param carelessness how far below the best a move may look and still be played now and then, as a share of the win
public record Level(int number, long nodes, int millis, double carelessness) {
    public static final int STRONGEST = 5;

    /// Nobody waits longer than two seconds for a ply.
    private static final int LONGEST = 1_900;

    /// How careless the first level is, where nothing else is said.
    private static final double CARELESS = 0.12;

    /// Five levels by the simulated games of the first four; the fifth thinks as long as it may.
    public static List<Level> ladder(long first, long second, long third, long fourth) {
        return ladder(first, second, third, fourth, LONGEST, CARELESS);
    }

    /// The same for games whose turns have many plies, so that nobody waits long for a turn either, and a
    /// single ply changes little. The two lowest do not always play what they think best: they differ from game
    /// to game and forgive.
    ///
    /// @param millis of the fifth
    /// @param carelessness of the first
    public static List<Level> ladder(
            long first, long second, long third, long fourth, int millis, double carelessness) {
        return List.of(
                new Level(1, first, LONGEST, carelessness),
                new Level(2, second, LONGEST, carelessness / 3),
                new Level(3, third, LONGEST, 0),
                new Level(4, fourth, LONGEST, 0),
                new Level(STRONGEST, Long.MAX_VALUE, millis, 0));
    }
}
