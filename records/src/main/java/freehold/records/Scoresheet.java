package freehold.records;

import freehold.kernel.Course;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A game as people keep it: tags, the plies that were played, and what was said or tried beside them.
///
/// @param tags all but those that follow from the course (Game, Edition, Options, Seats, Start)
/// @param moves the plies of the course with comments and variations
/// @param broken where reading stopped, if the text went wrong; the course then holds the good part
public record Scoresheet(Map<String, String> tags, Course course, Variation moves, Optional<Break> broken)
        implements FgnGame {
    /// @param ply counted from 1
    /// @param rule the number of the one that was broken, if one was
    public record Break(int ply, String token, Phrase because, Optional<String> rule) {
        @Override
        public String toString() {
            return "ply " + ply + " (" + token + "): " + because;
        }
    }

    public Scoresheet {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    public Scoresheet(Map<String, String> tags, Course course) {
        this(tags, course, Variation.of(course.plies()), Optional.empty());
    }

    /// The first thing that is wrong with it, in one line.
    public Optional<String> difference() {
        if (broken.isPresent()) {
            return broken.map(Break::toString);
        }
        var result = result(course.position());
        var claimed = tags.getOrDefault("Result", result);
        // A game that was resigned or flagged ends before its position does, and says so.
        var isExplained = !course.position().isOver() && tags.containsKey("Termination");
        return claimed.equals(result) || isExplained
                ? Optional.empty()
                : Optional.of("the result is " + result + ", the record says " + claimed);
    }

    /// As in the tag `Result`: the winning seats joined by `+`, `draw`, or `*` while the game goes on.
    public static String result(Position position) {
        if (!position.isOver()) {
            return "*";
        }
        var winners = position.winners();
        return winners.length == 0
                ? "draw"
                : Arrays.stream(winners).mapToObj(Integer::toString).collect(Collectors.joining("+"));
    }
}
