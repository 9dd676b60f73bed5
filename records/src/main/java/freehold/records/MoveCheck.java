package freehold.records;

import freehold.kernel.Course;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.records.Scoresheet.Break;
import freehold.records.Variation.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Plays the moves of a record by the rules: the main line in a course, each variation on a copy of the position in
/// which it begins. What can't be played is left out, and the first such place is remembered.
final class MoveCheck {
    private Optional<Break> broken = Optional.empty();

    Optional<Break> broken() {
        return broken;
    }

    /// Plays the main line, and returns what is good of all lines.
    Variation play(Course course, Variation line) {
        return play(line, 0, course.position(), course::playLegal);
    }

    /// @param from how many plies were played before
    /// @param player plays a legal move in the position
    private Variation play(Variation line, int from, Position position, IntConsumer player) {
        var steps = new ArrayList<Step>();
        for (var step : line.steps()) {
            var ply = from + steps.size() + 1;
            var before = step.others().isEmpty() ? position : position.copy();
            switch (position.judge(step.token())) {
                case Ruling.Legal(var move) -> player.accept(move);
                case Ruling.Refused refused -> {
                    stop(new Break(ply, step.token(), refused.sentence(), rule(refused)));
                    return new Variation(line.before(), steps);
                }
            }
            steps.add(new Step(step.token(), step.notes(), others(step, ply - 1, before)));
        }
        return new Variation(line.before(), steps);
    }

    private List<Variation> others(Step step, int from, Position before) {
        var good = new ArrayList<Variation>();
        for (var other : step.others()) {
            var position = before.copy();
            var played = play(other, from, position, position::playLegal);
            if (!played.steps().isEmpty()) {
                good.add(played);
            }
        }
        return good;
    }

    private void stop(Break where) {
        broken = broken.or(() -> Optional.of(where));
    }

    private static Optional<String> rule(Ruling.Refused refused) {
        return switch (refused) {
            case Ruling.Illegal illegal -> Optional.of(illegal.rule().name());
            case Ruling.Unknown unknown -> Optional.of(unknown.rule().name());
            case Ruling.Garbled _ -> Optional.empty();
        };
    }
}
