package freehold.cli.engine;

import freehold.cli.shell.ResultLines;
import freehold.cli.shell.Version;
import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.records.FgnReader;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Opponent;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.search.net.Nets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// One game at a time, and what the commands of the protocol do with it.
final class Engine {
    private static final long SEED = 1;
    private static final int MOST_THREADS = 64;

    private final Consumer<String> out;
    private Optional<Course> course = Optional.empty();
    private Optional<Thinker> thinker = Optional.empty();
    /// By level, each with what it remembers of the game.
    private final Map<Integer, Opponent> opponents = new HashMap<>();

    private int threads = 1;
    private volatile boolean isStopped;
    private volatile boolean isThinking;

    Engine(Consumer<String> out) {
        this.out = out;
    }

    /// Ends a running `go`; its best move still comes.
    void stop() {
        isStopped = isThinking;
    }

    void obey(String line) throws EngineError {
        var words = List.of(line.split("\\s+"));
        var rest = words.subList(1, words.size());
        switch (words.getFirst()) {
            case "hello" -> hello();
            case "new" -> start(rest);
            case "play" -> play(rest);
            case "undo" -> undo(rest);
            case "state" -> state();
            case "legal" ->
                out.accept("legal " + String.join(" ", course().position().legalTokens()));
            case "go" -> go(rest);
            case "stop" -> {}
            default ->
                throw new EngineError(
                        "usage",
                        "there is no command '%s'; the commands are hello, new, play, undo, state, legal, go, stop, quit"
                                .formatted(words.getFirst()));
        }
    }

    private Course course() throws EngineError {
        return course.orElseThrow(() -> new EngineError("usage", "no game yet; start one with: new GAME seats=N"));
    }

    private void hello() {
        out.accept("name Freehold");
        out.accept("version " + Version.number());
        for (var game : Games.all()) {
            out.accept("game %s %d-%d"
                    .formatted(game.id(), game.seats().min(), game.seats().max()));
        }
    }

    private void start(List<String> words) throws EngineError {
        if (words.isEmpty()) {
            throw new EngineError("usage", "new takes a game: new GAME seats=N key=value …");
        }
        try {
            var game = Games.named(words.getFirst());
            var chosen = FgnReader.options(String.join(" ", words.subList(1, words.size())));
            var seats = number(chosen.getOrDefault("seats", "" + game.seats().min()), "seats");
            var wanted = number(chosen.getOrDefault("threads", "1"), "threads");
            chosen.keySet().removeAll(List.of("seats", "threads"));
            if (wanted < 1 || wanted > MOST_THREADS) {
                throw new EngineError("usage", "threads is from 1 to %d, not %d".formatted(MOST_THREADS, wanted));
            }
            course = Optional.of(new Course(game, game.setup(seats, chosen)));
            threads = wanted;
            thinker = Optional.empty();
            opponents.clear();
        } catch (InvalidSetup e) {
            throw new EngineError("setup", e.sentence());
        }
    }

    private static int number(String text, String what) throws EngineError {
        if (!text.matches("\\d{1,9}")) {
            throw new EngineError("usage", "%s takes a number, not '%s'".formatted(what, text));
        }
        return Integer.parseInt(text);
    }

    private void play(List<String> tokens) throws EngineError {
        for (var token : tokens) {
            switch (course().play(token)) {
                case Ruling.Legal _ -> {}
                case Ruling.Illegal illegal -> throw new EngineError("illegal", illegal.message());
                case Ruling.Unknown unknown -> throw new EngineError("unknown", unknown.message());
                case Ruling.Garbled garbled -> throw new EngineError("garbled", garbled.message());
            }
        }
    }

    private void undo(List<String> words) throws EngineError {
        var plies = course().plies().size();
        var count = words.isEmpty() ? 1 : number(words.getFirst(), "undo");
        if (count > plies) {
            throw new EngineError("usage", "only %d plies have been played".formatted(plies));
        }
        course().rewind(plies - count);
    }

    private void state() throws EngineError {
        var position = course().position();
        out.accept("by " + (position.isOver() ? "over" : position.actor()));
        out.accept("plies " + course().plies().size());
        if (position.isOver()) {
            ResultLines.of(position).forEach(out);
        }
    }

    private void go(List<String> words) throws EngineError {
        var position = course().position();
        if (position.isOver()) {
            throw new EngineError("over", "the game is over");
        }
        if (position.actor() == Position.CHANCE) {
            throw new EngineError("chance", "chance acts: the caller draws");
        }
        if (words.size() != 2) {
            throw new EngineError("usage", "go takes: time MS, nodes N, or level 1..6");
        }
        var amount = number(words.getLast(), words.getFirst());
        isThinking = true;
        try {
            out.accept("best " + position.token(choose(position, words.getFirst(), amount)));
        } finally {
            isThinking = false;
            isStopped = false;
        }
    }

    private int choose(Position position, String kind, int amount) throws EngineError {
        return switch (kind) {
            case "time" -> think(position, Budget.ofMillis(amount));
            case "nodes" -> think(position, Budget.ofNodes(amount));
            case "level" -> chooseAtLevel(position, amount);
            default -> throw new EngineError("usage", "go takes: time MS, nodes N, or level 1..6");
        };
    }

    private int chooseAtLevel(Position position, int number) throws EngineError {
        try {
            var opponent = opponents.get(number);
            if (opponent == null) {
                opponent = new Opponent(
                        course().game(), course().setup(), course().game().level(number), SEED);
                opponents.put(number, opponent);
            }
            return opponent.choose(position, new Reporter());
        } catch (InvalidSetup e) {
            throw new EngineError("usage", e.sentence());
        }
    }

    private int think(Position position, Budget budget) throws EngineError {
        if (thinker.isEmpty()) {
            thinker = Optional.of(
                    new Thinker(position, Nets.knowledge(course().game(), course().setup()), SEED, threads));
        }
        var reporter = new Reporter();
        var analysis = thinker.get().think(position, budget, reporter);
        reporter.report(analysis);
        return analysis.best().move();
    }

    /// Tells the caller how thinking goes.
    private final class Reporter implements Watch {
        @Override
        public boolean isStopped() {
            return isStopped;
        }

        @Override
        public void report(Analysis analysis) {
            var best = analysis.best();
            out.accept("info nodes %d value %.4f pv %s"
                    .formatted(analysis.nodes(), best.value(), String.join(" ", best.line())));
        }
    }
}
