package freehold.wire.game;

import freehold.kernel.wire.Flat;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One step of a lesson.
///
/// @param seats how many sit at the table
/// @param options of the game
/// @param plies that lead to its position; absent if it goes on from where the learner is
/// @param cases what is told apart in what the learner plays
/// @param way how it is told
/// @param ways how it is told instead, once a case has happened
@Wire
public record LessonStep(
        int seats,
        Map<String, Object> options,
        Optional<List<String>> plies,
        List<Case> cases,
        @Flat LessonWay way,
        Map<String, LessonWay> ways)
        implements Writable {
    @Override
    public void write(JsonWriter out) {
        LessonStepJson.write(this, out);
    }

    /// @param tokens where one ends with `*`, all that begin so
    public record Case(String name, List<String> tokens) {}
}
