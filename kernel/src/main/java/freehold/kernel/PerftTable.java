package freehold.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Known perft counts of a game, as its `perft.txt` has them: `seats | options | tokens before | count for depth 1, 2,
/// …`.
public record PerftTable(Game game, List<Line> lines) {
    private static final Pattern BAR = Pattern.compile("\\|");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    public record Line(Setup setup, List<String> after, List<Long> counts) {
        @Override
        public String toString() {
            return "%d seats, %s, after %d plies".formatted(setup.seats(), setup.options(), after.size());
        }
    }

    static PerftTable beside(Game game) {
        var lines = Rulebook.textBeside(game.getClass(), "perft.txt")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> read(game, line))
                .toList();
        return new PerftTable(game, lines);
    }

    private static Line read(Game game, String line) {
        var fields = BAR.split(line, -1);
        var setup = game.setup(Integer.parseInt(fields[0].strip()), options(words(fields[1])));
        return new Line(
                setup,
                words(fields[2]),
                words(fields[3]).stream().map(Long::valueOf).toList());
    }

    private static Map<String, String> options(List<String> words) {
        var options = new LinkedHashMap<String, String>();
        for (var word : words) {
            var equals = word.indexOf('=');
            options.put(word.substring(0, equals), word.substring(equals + 1));
        }
        return options;
    }

    private static List<String> words(String field) {
        return BLANKS.splitAsStream(field.strip())
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// The first count of the table that these rules do not give, in a sentence; only depths up to `deepest` are looked
    /// at.
    public Optional<String> mismatch(int deepest) {
        return lines.stream().flatMap(line -> mismatch(line, deepest).stream()).findFirst();
    }

    public Optional<String> mismatch(Line line, int deepest) {
        var course = new Course(game, line.setup);
        for (var token : line.after) {
            if (course.play(token) instanceof Ruling.Refused refused) {
                return Optional.of("%s, %s: %s".formatted(game.id(), line, refused.message()));
            }
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
