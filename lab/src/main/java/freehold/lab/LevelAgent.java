package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Level;
import freehold.search.Clock;
import freehold.search.Opponent;
import freehold.search.Watch;

/// Plays at one of the levels that people choose from.
final class LevelAgent implements Agent {
    private final Opponent opponent;

    LevelAgent(Game game, Setup setup, Level level, long seed, Clock clock) {
        opponent = new Opponent(game, setup, level, seed, clock);
    }

    @Override
    public String choose(Course course) {
        return think(course).token();
    }

    @Override
    public AgentMove think(Course course) {
        var position = course.position();
        var decision = opponent.decide(position, Watch.SILENT);
        var token = position.token(decision.move());
        return decision.analysis()
                .map(analysis -> AgentMove.of(token, analysis))
                .orElseGet(() -> AgentMove.without(token));
    }
}
