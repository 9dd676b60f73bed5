package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Level;
import freehold.kernel.Setup;
import freehold.search.Opponent;

/// Plays at one of the levels that people choose from.
final class LevelAgent implements Agent {
    private final Opponent opponent;

    LevelAgent(Game game, Setup setup, Level level, long seed) {
        opponent = new Opponent(game, game.start(setup), level, seed, ProcessorTime.CLOCK);
    }

    @Override
    public String choose(Course course) {
        var position = course.position();
        return position.token(opponent.choose(position));
    }
}
