package freehold.kernel.texts;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Perft;
import java.util.List;
import java.util.Optional;

/// Known perft counts of a game, as its `perft.txt` has them: `seats | options | tokens before | count for depth
/// 1, 2, …`.
public record PerftTable(Game game, List<Line> lines) {
    public record Line(Setup setup, List<String> after, List<Long> counts) {
        @Override
        public String toString() {
            return "%d seats, %s, after %d plies".formatted(setup.seats(), setup.options(), after.size());
        }
    }

    public static PerftTable of(Game game) {
        var lines = TableLine.beside(game, "perft.txt").stream()
                .map(line -> new Line(
                        line.setup(), line.before(), counts(line.fields().getFirst())))
                .toList();
        return new PerftTable(game, lines);
    }

    private static List<Long> counts(String field) {
        return TableLine.words(field).stream().map(Long::valueOf).toList();
    }

    /// The first count of the table that these rules do not give, in a sentence; only depths up to `deepest`
    /// are looked at.
    public Optional<String> mismatch(int deepest) {
        return lines.stream().flatMap(line -> mismatch(line, deepest).stream()).findFirst();
    }

    public Optional<String> mismatch(Line line, int deepest) {
        var course = new Course(game, line.setup);
        var refused = course.playAll(line.after);
        if (refused.isPresent()) {
            return Optional.of(
                    "%s, %s: %s".formatted(game.id(), line, refused.get().message()));
        }
        for (var depth = 1; depth <= Math.min(deepest, line.counts.size()); depth++) {
            var count = Perft.count(course.position(), depth);
            if (count != line.counts.get(depth - 1)) {
                return Optional.of("%s, %s: perft %d is %d, the table says %d"
                        .formatted(game.id(), line, depth, count, line.counts.get(depth - 1)));
            }
        }
        return Optional.empty();
    }
}
