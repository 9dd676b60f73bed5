package freehold.kernel;

import java.util.List;

/// How strong an opponent is, from 1 to 5.
///
/// @param nodes simulated games a ply at most
/// @param carelessness how far below the best a move may look and still be played now and then, as a share of the win
public record Level(int number, long nodes, double carelessness) {
    public static final int STRONGEST = 5;

    /// Five levels by the simulated games of the first four; the fifth thinks as long as it may. The two lowest do not
    /// always play what they think best, so that they differ from game to game and forgive.
    public static List<Level> ladder(long first, long second, long third, long fourth) {
        return List.of(
                new Level(1, first, 0.12),
                new Level(2, second, 0.04),
                new Level(3, third, 0),
                new Level(4, fourth, 0),
                new Level(STRONGEST, Long.MAX_VALUE, 0));
    }
}
