package freehold.lab.engine;

import freehold.kernel.Course;
import freehold.kernel.InvalidSetup;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Opponent;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.search.net.BestKnowledge;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Freehold's own search, and its levels.
public final class SearchPlayer implements EnginePlayer {
    private static final long SEED = 1;

    private Optional<Thinker> thinker = Optional.empty();
    /// By level, each with what it remembers of the game.
    private final Map<Integer, Opponent> opponents = new HashMap<>();

    private int threads = 1;

    @Override
    public void begin(int wanted) {
        threads = wanted;
        thinker = Optional.empty();
        opponents.clear();
    }

    @Override
    public String best(Course course, Thought thought, Watch watch, Consumer<String> info) throws EngineError {
        var reporter = new Reporter(watch, info);
        var position = course.position();
        var move = switch (thought.unit()) {
            case TIME -> think(course, Budget.ofMillis(thought.amount()), reporter);
            case NODES -> think(course, Budget.ofNodes(thought.amount()), reporter);
            case LEVEL -> chooseAtLevel(course, thought.amount(), reporter);
        };
        return position.token(move);
    }

    private int chooseAtLevel(Course course, int number, Reporter reporter) throws EngineError {
        try {
            var level = course.game().level(number);
            return opponents
                    .computeIfAbsent(number, _ -> new Opponent(course.game(), course.setup(), level, SEED))
                    .choose(course.position(), reporter);
        } catch (InvalidSetup e) {
            throw new EngineError("usage", e.sentence());
        }
    }

    private int think(Course course, Budget budget, Reporter reporter) {
        var position = course.position();
        if (thinker.isEmpty()) {
            thinker =
                    Optional.of(new Thinker(position, BestKnowledge.of(course.game(), course.setup()), SEED, threads));
        }
        var analysis = thinker.get().think(position, budget, reporter);
        reporter.report(analysis);
        return analysis.best().move();
    }

    /// Tells the caller how thinking goes.
    private record Reporter(Watch watch, Consumer<String> info) implements Watch {
        @Override
        public boolean isStopped() {
            return watch.isStopped();
        }

        @Override
        public void report(Analysis analysis) {
            var best = analysis.best();
            info.accept(String.format(
                    Locale.ROOT,
                    "info nodes %d value %.4f pv %s",
                    analysis.nodes(),
                    best.value(),
                    String.join(" ", best.line())));
        }
    }
}
