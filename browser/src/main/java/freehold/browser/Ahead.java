package freehold.browser;

import freehold.answers.CourseLog;
import freehold.answers.PositionView;
import freehold.answers.Teller;
import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.wire.JsonWriter;
import java.util.Optional;
import java.util.stream.IntStream;

/// Where somebody's own plies lead before the table has confirmed them.
///
/// @param plies how many, at the end of the line
/// @param isGuessed whether something before them is a guess, because the viewer may not know it
record Ahead(Lines.Line line, int viewer, int plies, boolean isGuessed) {
    /// Guesses that must all lead to the same. One that stands for two equally likely truths is missed once in 2^32.
    private static final int GUESSES = 32;

    private static final String NOTHING = "null";

    /// The position and the sentences of these plies; `null` if they would show what the viewer can't know yet.
    String json(Teller teller) {
        return isGuessed && !isCertain() ? NOTHING : known(teller);
    }

    private String known(Teller teller) {
        var course = line.course();
        var out = new JsonWriter().beginObject().name("position");
        PositionView.of(
                        course.position(),
                        viewer,
                        !isGuessed || course.position().actor() == viewer,
                        teller)
                .write(out);
        out.name("lines").beginArray();
        line.log().lines(first(), by -> by == viewer).stream()
                .map(told -> CourseLog.line(Optional.empty(), told, teller))
                .forEach(told -> told.write(out));
        return out.endArray().endObject().toString();
    }

    private int first() {
        return line.course().plies().size() - plies;
    }

    /// Whether the viewer sees the same whatever the others keep secret. It is not so where a ply ends a round and so
    /// lays open what was hidden.
    private boolean isCertain() {
        var course = line.course();
        var before = course.at(first());
        return IntStream.range(0, GUESSES).allMatch(seed -> {
            var guess = before.copy();
            guess.imagine(viewer, new Dice(seed));
            return isPlayable(course, guess) && looksLike(course.position(), guess);
        });
    }

    private boolean isPlayable(Course course, Position position) {
        for (var ply : course.plies().subList(first(), course.plies().size())) {
            var move = position.moveOf(ply.token());
            if (!position.isLegal(move)) {
                return false;
            }
            position.playLegal(move);
        }
        return true;
    }

    private boolean looksLike(Position one, Position other) {
        return one.actor() == other.actor() && one.view(viewer).equals(other.view(viewer));
    }
}
