package freehold.kernel.mind;

import java.util.List;

/// How strong an opponent is, from 1 to 6.
///
/// @param nodes simulated games a ply at most
/// @param millis of thought a ply at most
/// @param temperature how much worse than the best a move may look, as a share of the win, to be played about a third
///     (1/e) as often as the best; 0 always plays the best
/// @param isLearned whether it thinks with a net where one was learnt for the setup
public record Level(int number, long nodes, int millis, double temperature, boolean isLearned) {
    /// Nobody waits longer than two seconds for a ply, unless they have chosen a master.
    private static final int LONGEST = 1_900;

    /// How much longer a master thinks than the level below.
    private static final int PATIENCE = 4;

    /// The temperature of the first level, where nothing else is said.
    private static final double WARM = 0.06;

    /// Whether only time bounds its thought, so that it may use that of others, too.
    public boolean isBoundByTimeOnly() {
        return nodes == Long.MAX_VALUE;
    }

    /// Six levels by the simulated games of the first four; the fifth thinks as long as it may, the sixth, a master,
    /// takes its time.
    public static List<Level> ladder(long first, long second, long third, long fourth) {
        return ladder(first, second, third, fourth, LONGEST, WARM);
    }

    /// The same for games whose turns have many plies, so that nobody waits long for a turn either, and a
    /// single ply changes little. The two lowest do not always play what they think best: they differ from game
    /// to game, make small mistakes often and large ones rarely.
    ///
    /// @param millis of the fifth
    /// @param temperature of the first
    public static List<Level> ladder(long first, long second, long third, long fourth, int millis, double temperature) {
        return List.of(
                new Level(1, first, LONGEST, temperature, false),
                new Level(2, second, LONGEST, temperature / 3, false),
                new Level(3, third, LONGEST, 0, false),
                new Level(4, fourth, LONGEST, 0, false),
                new Level(5, Long.MAX_VALUE, millis, 0, true),
                new Level(6, Long.MAX_VALUE, PATIENCE * millis, 0, true));
    }
}
