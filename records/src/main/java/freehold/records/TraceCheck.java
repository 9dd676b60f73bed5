package freehold.records;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Replays a trace and finds the first difference between it and these rules.
public final class TraceCheck {
    private TraceCheck() {}

    /// The first difference, in one line; empty if the trace agrees at every ply.
    public static Optional<String> difference(Trace trace) {
        try {
            var game = Games.named(trace.game());
            var course = new Course(game, game.setup(trace.seats(), asText(trace.options())));
            return difference(trace, course);
        } catch (InvalidSetup e) {
            return Optional.of(e.sentence());
        }
    }

    private static Map<String, String> asText(Map<String, Object> options) {
        return options.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> String.valueOf(entry.getValue())));
    }

    private static Optional<String> difference(Trace trace, Course course) {
        for (var step : trace.plies()) {
            var difference = difference(step, course);
            if (difference.isPresent()) {
                var ply = course.plies().size() + 1;
                return difference.map(text -> "ply %d (%s): %s".formatted(ply, step.move(), text));
            }
        }
        return resultDifference(trace, course);
    }

    private static Optional<String> difference(Trace.Step step, Course course) {
        var position = course.position();
        if (position.isOver()) {
            return Optional.of("the game was over before this ply");
        }
        if (step.by() != position.actor()) {
            return Optional.of("seat %d acts, the trace says %d".formatted(position.actor(), step.by()));
        }
        var legal = position.legalTokens();
        if (!legal.equals(step.legal())) {
            return Optional.of("the legal tokens differ: " + difference(legal, step.legal()));
        }
        return course.play(step.move()) instanceof Ruling.Refused refused
                ? Optional.of(refused.message())
                : Optional.empty();
    }

    private static String difference(List<String> here, List<String> there) {
        var onlyHere = new ArrayList<>(here);
        onlyHere.removeAll(there);
        var onlyThere = new ArrayList<>(there);
        onlyThere.removeAll(here);
        return onlyHere.isEmpty() && onlyThere.isEmpty()
                ? "the trace's are not sorted, or hold a duplicate"
                : "only here %s, only in the trace %s".formatted(onlyHere, onlyThere);
    }

    private static Optional<String> resultDifference(Trace trace, Course course) {
        var position = course.position();
        if (!position.isOver()) {
            return Optional.of("the trace ends after %d plies, but the game goes on"
                    .formatted(trace.plies().size()));
        }
        if (!Trace.winners(position).equals(trace.winners())) {
            return Optional.of("winners %s, the trace says %s".formatted(Trace.winners(position), trace.winners()));
        }
        return sameNumbers(Trace.scores(position), trace.scores())
                ? Optional.empty()
                : Optional.of("scores %s, the trace says %s".formatted(Trace.scores(position), trace.scores()));
    }

    /// 1 and 1.0 are the same score.
    private static boolean sameNumbers(List<Number> here, List<Number> there) {
        return here.stream()
                .map(Number::doubleValue)
                .toList()
                .equals(there.stream().map(Number::doubleValue).toList());
    }
}
