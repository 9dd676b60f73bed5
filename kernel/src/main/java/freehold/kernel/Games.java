package freehold.kernel;

import freehold.kernel.telling.Language;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/// All games there are, found by the [ServiceLoader]: nothing else names one.
public final class Games {
    private static final List<Game> ALL = found();

    /// Read when first asked for: most commands need one language, and that is English.
    private static final Map<Language, Words> WORDS = new ConcurrentHashMap<>();

    private Games() {}

    /// One after the other, because the `ServiceLoader` of a browser has no streams.
    private static List<Game> found() {
        var games = new ArrayList<Game>();
        ServiceLoader.load(Game.class).forEach(games::add);
        games.sort(Comparator.comparing(Game::id));
        return List.copyOf(games);
    }

    public static List<Game> all() {
        return ALL;
    }

    /// @throws InvalidSetup if there is no such game
    public static Game named(String id) {
        return ALL.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new InvalidSetup(Phrase.of("there is no game '%s'; the games are %s", id, ids())));
    }

    /// All that games say, in another language.
    public static Words words(Language language) {
        return WORDS.computeIfAbsent(
                language, wanted -> ALL.stream().map(game -> game.words(wanted)).reduce(Words.ENGLISH, Words::and));
    }

    private static String ids() {
        return ALL.stream().map(Game::id).collect(Collectors.joining(", "));
    }
}
