package freehold.answers;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.search.net.BestKnowledge;
import java.util.stream.IntStream;

/// What search advises people to play.
public final class Advice {
    private Advice() {}

    /// The same whenever it is asked for with a number of simulated games, unless time runs out.
    public static Analysis about(Game game, Setup setup, Position position, Budget budget, Watch watch) {
        return Thinker.steady(position, BestKnowledge.of(game, setup)).advise(position, budget, watch);
    }

    /// Whether somebody acts who could be advised.
    public static boolean isPossible(Position position) {
        return !position.isOver() && position.actor() != Position.CHANCE;
    }

    /// Whether a seat knows something that others do not.
    public static boolean dependsOnSecrets(Position position) {
        var open = position.view(Position.SPECTATOR);
        return IntStream.rangeClosed(1, position.seats())
                .anyMatch(seat -> !position.view(seat).equals(open));
    }
}
