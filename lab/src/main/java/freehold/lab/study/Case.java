package freehold.lab.study;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Games of a study that are alike but for their seed.
///
/// @param number its place in the study
/// @param name what tells it from the others: `pie=true`, `level2 against level1`
/// @param agents the first takes seat 1 in the first game, seat 2 in the second, and so on round the table
public record Case(
        int number,
        String name,
        Purpose purpose,
        int seats,
        Map<String, String> options,
        List<String> agents,
        int games)
        implements Serializable {
    /// What its games are played for.
    public enum Purpose {
        /// To see what the game is like.
        GAME,
        /// To see which of two levels is stronger.
        LADDER
    }

    public Setup setup(Game game) {
        return game.setup(seats, options);
    }

    /// Who sits where in a game of this case; seat 1 first.
    public List<String> seating(int game) {
        var shift = game % seats;
        return IntStream.range(0, seats)
                .mapToObj(seat -> agents.get((seat - shift + seats) % seats))
                .toList();
    }

    /// All games of one variant start from these seeds; variants share them, so that they differ in nothing else.
    long seeds() {
        return purpose == Purpose.GAME ? 0 : number;
    }
}
