package freehold.cli.play;

import freehold.kernel.Course;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Opponent;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The computer's players at the table, each with what it remembers of the game, and its advice.
final class Opponents {
    private static final int HINTS = 3;
    private static final long HINT_MILLIS = 1000;

    private final Map<Integer, Opponent> bySeat = new HashMap<>();
    private final SecureRandom random = new SecureRandom();

    void clear() {
        bySeat.clear();
    }

    int choose(Course course, int seat, int level) {
        return bySeat.computeIfAbsent(seat, _ -> opponent(course, level)).choose(course.position());
    }

    private Opponent opponent(Course course, int level) {
        var game = course.game();
        return new Opponent(game, course.position(), game.level(level), random.nextLong());
    }

    /// The few best moves for whoever acts.
    List<String> hint(Course course) {
        var position = course.position();
        if (position.isOver()) {
            return List.of("The game is over.");
        }
        var thinker = new Thinker(position, course.game()::knowledge, random.nextLong(), 1);
        var analysis = thinker.think(position, Budget.ofMillis(HINT_MILLIS), Watch.SILENT);
        return analysis.candidates().stream()
                .filter(candidate -> candidate.share() > 0)
                .limit(HINTS)
                .map(Opponents::sentence)
                .toList();
    }

    private static String sentence(Analysis.Candidate candidate) {
        return "%s: %.0f %% of the win expected, after %s"
                .formatted(candidate.token(), 100 * candidate.value(), String.join(" ", candidate.line()));
    }
}
