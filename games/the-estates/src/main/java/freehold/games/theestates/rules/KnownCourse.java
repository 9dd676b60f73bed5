package freehold.games.theestates.rules;

import freehold.kernel.Course;
import freehold.kernel.Ply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A course without what others keep secret (T7, T9): when they stowed is told as late as it can have been. Of the
/// present round nothing is known, so nothing was stowed; of a finished one it is known how much each seat stowed in
/// it (T24), and it was the last times that the seat was asked.
///
/// Whoever stows later has more cash until then, so whatever was bid and paid can be told after that, too.
public final class KnownCourse {
    /// Somebody else was asked.
    private record Answer(int ply, int seat, int round, boolean isStowed) {}

    private final Course course;
    private final Position walker;
    private final List<Answer> answers = new ArrayList<>();

    private KnownCourse(Course course) {
        this.course = course;
        walker = (Position) course.game().start(course.setup());
    }

    public static Course of(Course course, int viewer) {
        var known = new KnownCourse(course);
        known.listen(viewer);
        return known.answers.isEmpty() ? course : known.retell();
    }

    private void listen(int viewer) {
        var plies = course.plies();
        for (var i = 0; i < plies.size(); i++) {
            var move = move(walker, plies.get(i).token());
            if (walker.isSecret(move) && plies.get(i).by() != viewer) {
                answers.add(new Answer(i, plies.get(i).by(), walker.round(), move == Move.STOW));
            }
            walker.playLegal(move);
        }
    }

    private Course retell() {
        var tokens = course.plies().stream().map(Ply::token).toArray(String[]::new);
        var rounds = walker.round();
        var left = new int[rounds][course.setup().seats() + 1];
        for (var answer : answers) {
            left[answer.round() - 1][answer.seat()] += answer.isStowed() ? 1 : 0;
        }
        Arrays.fill(left[rounds - 1], 0);
        for (var answer : answers.reversed()) {
            var isTold = left[answer.round() - 1][answer.seat()]-- > 0;
            tokens[answer.ply()] = walker.token(isTold ? Move.STOW : Move.HOLD);
        }
        var told = new Course(course.game(), course.setup());
        Arrays.stream(tokens).forEach(token -> told.playLegal(move(told.position(), token)));
        return told;
    }

    private static int move(freehold.kernel.position.Position position, String token) {
        return position.moveOf(token);
    }
}
