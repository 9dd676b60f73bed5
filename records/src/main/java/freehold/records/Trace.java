package freehold.records;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// One game with everything that was legal at every ply, so that two implementations can be compared.
public record Trace(
        String game,
        Map<String, Object> options,
        int seats,
        List<Step> plies,
        List<Integer> winners,
        List<Number> scores) {
    /// @param by the seat that acted, 0 for chance
    /// @param legal sorted, without duplicates
    public record Step(int by, List<String> legal, String move) {
        public Step {
            legal = List.copyOf(legal);
        }
    }

    public Trace {
        plies = List.copyOf(plies);
        winners = List.copyOf(winners);
        scores = List.copyOf(scores);
    }

    /// A game of random play.
    public static Trace random(Game game, Setup setup, Dice dice) {
        var course = new Course(game, setup);
        var position = course.position();
        var steps = new ArrayList<Step>();
        var scratch = new int[Position.MOST_MOVES];
        while (!position.isOver()) {
            var move = position.pick(dice, scratch);
            steps.add(new Step(position.actor(), position.legalTokens(), position.token(move)));
            position.playLegal(move);
        }
        return new Trace(
                game.id(), setup.options().values(), setup.seats(), steps, winners(position), scores(position));
    }

    static List<Integer> winners(Position position) {
        return Arrays.stream(position.winners()).boxed().toList();
    }

    static List<Number> scores(Position position) {
        return Arrays.stream(position.scores()).mapToObj(Numbers::plain).toList();
    }
}
