package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody who has just learnt a game: looks at the table after each of the own moves, and no further, by a rule of
/// thumb. Sees what its seat may see, knows nothing of search.
record Beginner(RuleOfThumb rule, Dice dice) implements Agent {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /// How good the table looks to a seat after a move of its own.
    interface RuleOfThumb {
        double judge(JsonNode after, int seat, String token);
    }

    @Override
    public String choose(Course course) {
        var position = course.position();
        var best = "";
        var bestValue = Double.NEGATIVE_INFINITY;
        for (var move : position.legalMoves()) {
            // The smallest of differences decides between moves that look alike.
            var value = value(position, move) + 1e-6 * dice.below(1000);
            if (value > bestValue) {
                bestValue = value;
                best = position.token(move);
            }
        }
        return best;
    }

    private double value(Position position, int move) {
        var seat = position.actor();
        var after = position.copy();
        after.playLegal(move);
        return rule.judge(JSON.valueToTree(after.view(seat)), seat, position.token(move));
    }
}
