package freehold.browser;

import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.kernel.wire.JsonWriter;

/// What chance plays at a table that is kept in the browser.
final class Draws {
    private Draws() {}

    /// The tokens that chance plays before a seat acts again, or before the game is over. The n-th draw of a game
    /// follows from its seed and n alone, so a draw that was taken back comes again as it was.
    static String after(Course course, Question question) {
        var seed = question.longNumber("seed");
        var position = course.position().copy();
        var drawn = course.plies().stream()
                .filter(ply -> ply.by() == Position.CHANCE)
                .count();
        var out = new JsonWriter().beginArray();
        while (position.actor() == Position.CHANCE) {
            var move = position.pick(new Dice(Mix.of(seed, drawn++)), new int[Position.MOST_MOVES]);
            out.text(position.token(move));
            position.playLegal(move);
        }
        return out.endArray().toString();
    }
}
