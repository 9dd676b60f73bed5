package freehold.server.siege.attacks;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Ply;
import freehold.kernel.position.Dice;
import freehold.server.json.Json;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.IntStream;

/// What attackers send.
public final class Bodies {
    private static final int MOST_PLIES = 1_000;
    private static final long SEED = 16;
    private static final int HIGHEST_LEVEL = 5;

    /// A long game, played at random.
    static final Course LONG = Games.all().stream()
            .map(Bodies::random)
            .max(Comparator.comparingInt(course -> course.plies().size()))
            .orElseThrow();

    private Bodies() {}

    private static Course random(Game game) {
        var course = new Course(game, game.setup(game.seats().min(), Map.of()));
        var dice = new Dice(SEED);
        while (!course.position().isOver() && course.plies().size() < MOST_PLIES) {
            var legal = course.position().legalTokens();
            course.play(legal.get(dice.below(legal.size())));
        }
        return course;
    }

    /// Any game for two.
    static Game game() {
        return Games.all().stream()
                .filter(game -> game.seats().contains(2))
                .findFirst()
                .orElseThrow();
    }

    static String longGame() {
        return Json.write(Map.of(
                "game",
                LONG.game().id(),
                "seats",
                LONG.position().seats(),
                "plies",
                LONG.plies().stream().map(Ply::token).toList()));
    }

    /// A table at which others may sit down.
    public static String openTable() {
        return table(Map.of("kind", "open"));
    }

    /// A table at which all others are agents that think as hard as they can.
    static String agents() {
        return table(Map.of("kind", "agent", "level", HIGHEST_LEVEL));
    }

    /// Somebody's table, as large as can be.
    private static String table(Map<String, Object> others) {
        var game = Games.all().stream()
                .max(Comparator.comparingInt(each -> each.seats().max()))
                .orElseThrow();
        var seats = IntStream.range(0, game.seats().max())
                .mapToObj(seat -> seat == 0 ? Map.<String, Object>of("kind", "me") : others)
                .toList();
        return Json.write(Map.of("game", game.id(), "seats", seats, "watchersTalk", true));
    }
}
