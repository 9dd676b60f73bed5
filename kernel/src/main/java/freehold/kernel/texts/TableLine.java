package freehold.kernel.texts;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.telling.TextResource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// One line of a table that stands beside a game's code: `seats | options | tokens before | …`. It begins with a
/// position, and what is said of it follows.
record TableLine(Setup setup, List<String> before, List<String> fields) {
    private static final Pattern BAR = Pattern.compile("\\|");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final int FIELDS_OF_POSITION = 3;

    /// None if the game has no such table yet.
    static List<TableLine> beside(Game game, String file) {
        return text(game, file).stream()
                .flatMap(String::lines)
                .filter(TableLine::isContent)
                .map(line -> read(game, line))
                .toList();
    }

    /// The whole text of a table, if there is one.
    static Optional<String> text(Game game, String file) {
        return TextResource.exists(game.home(), file)
                ? Optional.of(TextResource.read(game.home(), file))
                : Optional.empty();
    }

    /// Neither empty nor a comment.
    static boolean isContent(String line) {
        return !line.isBlank() && !line.startsWith("#");
    }

    static TableLine read(Game game, String line) {
        var fields = BAR.splitAsStream(line).map(String::strip).toList();
        var setup = game.setup(Integer.parseInt(fields.get(0)), options(words(fields.get(1))));
        return new TableLine(setup, words(fields.get(2)), fields.subList(FIELDS_OF_POSITION, fields.size()));
    }

    static Map<String, String> options(List<String> words) {
        var options = new LinkedHashMap<String, String>();
        for (var word : words) {
            var equals = word.indexOf('=');
            options.put(word.substring(0, equals), word.substring(equals + 1));
        }
        return options;
    }

    static List<String> words(String field) {
        return BLANKS.splitAsStream(field).filter(word -> !word.isEmpty()).toList();
    }
}
