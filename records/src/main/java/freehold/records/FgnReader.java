package freehold.records;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.telling.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads records, variations included. Whatever is wrong with one game is said of that game alone; its good part and
/// all others are kept.
public final class FgnReader {
    private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");

    private FgnReader() {}

    public static List<FgnGame> read(String text) {
        var games = new ArrayList<FgnGame>();
        for (var chunk : FgnLexer.chunks(text)) {
            games.add(game(chunk));
        }
        return games;
    }

    private static FgnGame game(FgnLexer.Chunk chunk) {
        try {
            return sheet(chunk, start(chunk.tags()));
        } catch (InvalidSetup e) {
            return new FgnGame.Unreadable(chunk.line(), e.sentence());
        }
    }

    private static Course start(Map<String, String> tags) {
        var id = tags.get("Game");
        if (id == null) {
            throw new InvalidSetup("a record starts with a tag such as [Game \"esgros\"]");
        }
        var present = Games.named(id);
        var game = present.inEdition(number("Edition", tags.getOrDefault("Edition", "" + present.edition())));
        var seats = number("Seats", tags.getOrDefault("Seats", "" + game.seats().min()));
        return new Course(
                game,
                game.setup(seats, options(tags.getOrDefault("Options", "")), Optional.ofNullable(tags.get("Start"))));
    }

    private static int number(String tag, String text) {
        if (!text.matches("\\d{1,2}")) {
            throw new InvalidSetup(Phrase.of("the tag %s holds a number, not '%s'", tag, text));
        }
        return Integer.parseInt(text);
    }

    /// `size=4 pie=true`, as the tag Options and the command line have it.
    ///
    /// @throws InvalidSetup where a word is not of the form key=value
    public static Map<String, String> options(String text) {
        var options = new LinkedHashMap<String, String>();
        for (var word : WHITE_SPACE.split(text.strip(), -1)) {
            var equals = word.indexOf('=');
            if (equals > 0) {
                options.put(word.substring(0, equals), word.substring(equals + 1));
            } else if (!word.isEmpty()) {
                throw new InvalidSetup(Phrase.of("an option is written key=value, not '%s'", word));
            }
        }
        return options;
    }

    private static Scoresheet sheet(FgnLexer.Chunk chunk, Course course) {
        var tags = new LinkedHashMap<>(chunk.tags());
        tags.keySet().removeAll(List.of("Game", "Edition", "Options", "Seats", "Start"));
        var check = new MoveCheck();
        var moves = check.play(course, chunk.moves());
        var broken = check.broken()
                .or(() -> chunk.stop()
                        .map(stop -> new Scoresheet.Break(
                                stop.ply(), stop.text(), Phrase.of(stop.because()), Optional.empty())));
        return new Scoresheet(tags, course, moves, broken);
    }
}
