package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Perft;
import freehold.kernel.PerftTable;
import freehold.kernel.Ruling;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// The game's perft table holds.
final class PerftLaw {
    private PerftLaw() {}

    static Stream<DynamicTest> tests(Game game) {
        var lines = game.perftTable().lines();
        assertThat(lines).isNotEmpty();
        return lines.stream().map(line -> DynamicTest.dynamicTest(name(line), () -> check(game, line)));
    }

    private static String name(PerftTable.Line line) {
        return "%d seats, %s, after %d plies"
                .formatted(
                        line.setup().seats(),
                        line.setup().options(),
                        line.after().size());
    }

    private static void check(Game game, PerftTable.Line line) {
        var course = new Course(game, line.setup());
        line.after().forEach(token -> assertThat(course.play(token)).isInstanceOf(Ruling.Legal.class));
        var counts = IntStream.rangeClosed(1, line.counts().size())
                .mapToLong(depth -> Perft.count(course.position(), depth));
        assertThat(counts.boxed().toList()).isEqualTo(line.counts());
    }
}
