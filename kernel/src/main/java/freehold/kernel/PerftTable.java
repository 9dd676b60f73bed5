package freehold.kernel;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Known perft counts of a game, as its `perft.txt` has them: `seats | options | tokens before | count for depth 1, 2,
/// …`.
public record PerftTable(List<Line> lines) {
    public record Line(Setup setup, List<String> after, List<Long> counts) {}

    static PerftTable beside(Game game) {
        return new PerftTable(Rulebook.textBeside(game.getClass(), "perft.txt")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> read(game, line))
                .toList());
    }

    private static Line read(Game game, String line) {
        var fields = line.split("\\|", -1);
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
        return Arrays.stream(field.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
