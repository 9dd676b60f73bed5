package freehold.lab.puzzles;

import freehold.kernel.Course;
import freehold.kernel.Ply;
import freehold.kernel.position.Position;
import java.util.List;

/// The turn of somebody else before a position: a puzzle asks how to punish it.
///
/// @param before where that turn began
/// @param turn its tokens; none if nobody else has played yet
record Mistake(Position before, List<String> turn) {
    static Mistake before(Course course) {
        var plies = course.plies();
        var to = plies.size();
        while (to > 0 && isOf(plies.get(to - 1), course.position().actor())) {
            to--;
        }
        var from = to;
        while (from > 0 && plies.get(from - 1).by() == plies.get(to - 1).by()) {
            from--;
        }
        return new Mistake(
                course.at(from),
                plies.subList(from, to).stream().map(Ply::token).toList());
    }

    /// Draws are nobody's mistake.
    private static boolean isOf(Ply ply, int seat) {
        return ply.by() == seat || ply.by() == Position.CHANCE;
    }

    boolean isMistake(Judge judge) {
        return !turn.isEmpty() && judge.isMistake(before, turn);
    }
}
