package freehold.lab.exam;

import freehold.kernel.Course;
import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.lab.AgentFault;
import freehold.lab.Agents;
import java.util.function.Consumer;

/// How often an agent keeps a win that is proven, where it could lose it.
///
/// @param positions how many it is asked about
/// @param mostPositions that the solver may search for one value: the more, the earlier in the game are the positions
/// @param seed of the games that the positions come from
public record Exam(Agents agents, String agent, int positions, long mostPositions, long seed) {
    /// Games of which none had a position to ask about, one after the other, before it is given up.
    private static final int PATIENCE = 1_000;

    /// @throws InvalidSetup if the solver can't settle anything in such games
    public Exam {
        var start = agents.game().start(agents.setup());
        if (start.seats() != 2 || start.actor() == Position.CHANCE) {
            throw new InvalidSetup(
                    "only games between two seats without chance can be solved, so only they have exams");
        }
    }

    /// How an exam stands.
    ///
    /// @param asked positions so far
    /// @param kept wins among them
    /// @param plies that were played before these positions, all together
    public record Result(int asked, int kept, int plies) {
        Result plus(boolean isKept, int pliesBefore) {
            return new Result(asked + 1, kept + (isKept ? 1 : 0), plies + pliesBefore);
        }

        public double share() {
            return asked == 0 ? 0 : (double) kept / asked;
        }

        @Override
        public String toString() {
            return "keeps %d of %d wins (%.1f %%), after %.0f plies on average"
                    .formatted(kept, asked, 100 * share(), asked == 0 ? 0.0 : (double) plies / asked);
        }
    }

    /// @throws AgentFault if the agent has no legal move to offer
    public Result hold(Consumer<Result> audience) throws AgentFault {
        var questions = new Questions(agents.game(), agents.setup(), mostPositions);
        var result = new Result(0, 0, 0);
        var without = 0;
        for (var number = 0; result.asked() < positions && without < PATIENCE; number++) {
            var found = questions.find(Mix.of(seed, number));
            without = found.isPresent() ? 0 : without + 1;
            if (found.isPresent()) {
                result = ask(found.get(), questions, result);
                audience.accept(result);
            }
        }
        return result;
    }

    private Result ask(Course course, Questions questions, Result soFar) throws AgentFault {
        var position = course.position();
        try (var player = agents.named(agent, soFar.asked())) {
            var move = position.moveOf(player.choose(course));
            return questions
                    .keeps(position, move)
                    .map(isKept -> soFar.plus(isKept, course.plies().size()))
                    .orElse(soFar);
        }
    }
}
