package freehold.answers;

import freehold.kernel.Course;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// What may stand in place of plies that a viewer may not know, so that a program can replay the game for that viewer:
/// it leads to the same view and the same own moves as the truth.
public final class Guesses {
    private Guesses() {}

    /// A token for each hidden ply, in order. They depend on nothing but what the viewer knows.
    ///
    /// @param isHidden whether the viewer may not know the ply of that index
    public static List<String> of(Course course, int viewer, IntPredicate isHidden) {
        var hidden = IntStream.range(0, course.plies().size()).filter(isHidden).toArray();
        if (hidden.length == 0) {
            return List.of();
        }
        var known = course.asKnownTo(viewer).plies();
        return IntStream.of(hidden).mapToObj(ply -> known.get(ply).token()).toList();
    }
}
