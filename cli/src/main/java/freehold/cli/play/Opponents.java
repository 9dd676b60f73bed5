package freehold.cli.play;

import freehold.kernel.Course;
import freehold.kernel.position.Plan;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Opponent;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.search.net.BestKnowledge;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The computer's players at the table, each with what it remembers of the game, and its advice.
final class Opponents {
    private static final int HINTS = 3;
    private static final long HINT_NODES = 40_000;
    private static final long LONGEST_MILLIS = 5_000;

    private final Map<Integer, Opponent> bySeat = new HashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Watch watch;

    /// @param prompt where somebody may tell them to stop thinking
    Opponents(Prompt prompt) {
        watch = new Watch() {
            @Override
            public boolean isStopped() {
                return prompt.isInterrupted();
            }
        };
    }

    void clear() {
        bySeat.clear();
    }

    int choose(Course course, int seat, int level) {
        return bySeat.computeIfAbsent(seat, _ -> opponent(course, level))
                .choose(course.asKnownTo(seat).position(), watch);
    }

    private Opponent opponent(Course course, int level) {
        var game = course.game();
        return new Opponent(game, course.setup(), game.level(level), random.nextLong());
    }

    /// The few best turns for whoever acts, in words.
    List<Phrase> hint(Course course) {
        var position = course.asKnownTo(course.position().actor()).position();
        if (position.isOver()) {
            return List.of(Phrase.of("The game is over."));
        }
        var analysis = Thinker.steady(position, BestKnowledge.of(course.game(), course.setup()))
                .advise(position, Budget.ofNodes(HINT_NODES, LONGEST_MILLIS), watch);
        return analysis.advice().stream()
                .limit(HINTS)
                .map(candidate -> Phrase.of("%s: %s", worth(candidate), turn(position, candidate.line())))
                .toList();
    }

    private static Phrase worth(Analysis.Candidate candidate) {
        return switch (candidate.verdict()) {
            case WIN -> Phrase.of("Wins");
            case DRAW -> Phrase.of("Draws");
            case LOSS -> Phrase.of("Every move loses against best play; this one holds out longest");
            case OPEN -> Phrase.of("%s percent of the win expected", candidate.percent());
        };
    }

    /// What is played in it, and what to type for that.
    private static Phrase turn(Position position, List<String> line) {
        var steps = Plan.of(position, line);
        return Phrase.of(
                "%s (%s)",
                Phrase.joined("%s, then %s", steps.stream().map(Plan.Step::text).toList()),
                steps.stream().map(Plan.Step::token).collect(Collectors.joining(" ")));
    }
}
