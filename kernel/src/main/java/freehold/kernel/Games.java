package freehold.kernel;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/// All games there are, found by the [ServiceLoader]: nothing else names one.
public final class Games {
    private static final List<Game> ALL = ServiceLoader.load(Game.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(Game::id))
            .toList();

    private Games() {}

    public static List<Game> all() {
        return ALL;
    }

    /// @throws InvalidSetup if there is no such game
    public static Game named(String id) {
        return ALL.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new InvalidSetup("there is no game '%s'; the games are %s".formatted(id, ids())));
    }

    private static String ids() {
        return ALL.stream().map(Game::id).collect(Collectors.joining(", "));
    }
}
