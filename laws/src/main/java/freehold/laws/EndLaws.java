package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.records.FgnReader;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import java.util.Arrays;
import java.util.Map;

/// What must hold when a game has ended.
final class EndLaws {
    private EndLaws() {}

    static void check(Course course) {
        var position = course.position();
        assertThat(position.legalMoves()).as("nothing is legal any more").isEmpty();
        assertThat(position.scores()).hasSize(position.seats());
        assertThat(position.winners()).isSorted().doesNotHaveDuplicates();
        assertThat(Arrays.stream(position.winners())).allMatch(seat -> 1 <= seat && seat <= position.seats());
        assertThat(course.game().endings()).anyMatch(position.ending()::equals);
        replays(course);
    }

    /// The list of plies is the game: folding it, and writing and reading its record, lead to the same position.
    private static void replays(Course course) {
        var hash = course.position().hash();
        assertThat(course.at(course.plies().size()).hash())
                .as("the fold over all plies")
                .isEqualTo(hash);
        var text = FgnWriter.write(new Scoresheet(Map.of("Seat1", "Ada \"A\" \\ B"), course));
        var read = (Scoresheet) FgnReader.read(text).getFirst();
        assertThat(read.difference()).isEmpty();
        assertThat(read.tags()).containsEntry("Seat1", "Ada \"A\" \\ B");
        assertThat(read.course().position().hash()).as("the record, read again").isEqualTo(hash);
        assertThat(read.course().plies()).isEqualTo(course.plies());
    }
}
