package freehold.lab.study;

import freehold.kernel.Course;
import java.util.List;
import java.util.Optional;

/// One game as it was played: what can't be worked out again without thinking again.
///
/// @param values for each ply, what its player expected of the win for each seat, in thousandths; empty without thought
/// @param sample what the levels would play in one position of it
public record GameLog(int inCase, int game, List<String> plies, List<List<Integer>> values, Optional<Sample> sample) {
    /// @param ply how many plies had been played
    /// @param choices of level 1, 2 and so on
    public record Sample(int ply, List<String> choices) {}

    public Job job() {
        return new Job(inCase, game);
    }

    /// The game from its start to its end.
    public Course course(Study study) {
        var rules = study.rules();
        var course = new Course(rules, study.inCase(inCase).setup(rules));
        course.playAll(plies).ifPresent(refused -> {
            throw new IllegalStateException(
                    "game %d stops at ply %d: %s".formatted(game, course.plies().size() + 1, refused.message()));
        });
        return course;
    }
}
