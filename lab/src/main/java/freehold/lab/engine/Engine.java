package freehold.lab.engine;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.records.FgnReader;
import freehold.search.Watch;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// One game at a time, and what the commands of the protocol do with it.
final class Engine {
    private static final int MOST_THREADS = 64;

    private final String name;
    private final String version;
    private final EnginePlayer player;
    private final Consumer<String> out;
    private Optional<Course> course = Optional.empty();
    private volatile boolean isStopped;
    private volatile boolean isThinking;

    Engine(String name, String version, EnginePlayer player, Consumer<String> out) {
        this.name = name;
        this.version = version;
        this.player = player;
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
            case "view" -> view(rest);
            case "weights" -> weights();
            case "go" -> go(rest);
            case "stop" -> {}
            default ->
                throw new EngineError(
                        "usage",
                        "there is no command '%s'; the commands are hello, new, play, undo, state, legal, view, weights, go, stop, quit"
                                .formatted(words.getFirst()));
        }
    }

    private Course course() throws EngineError {
        return course.orElseThrow(() -> new EngineError("usage", "no game yet; start one with: new GAME seats=N"));
    }

    private void hello() {
        out.accept("name " + name);
        out.accept("version " + version);
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
            player.begin(wanted);
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

    /// What a seat may see, or somebody who only watches.
    private void view(List<String> words) throws EngineError {
        var seat = words.isEmpty() ? Position.SPECTATOR : number(words.getFirst(), "view");
        var seats = course().setup().seats();
        if (seat > seats) {
            throw new EngineError("usage", "view takes a seat from 1 to %d, or none".formatted(seats));
        }
        out.accept("view " + course().position().view(seat).json());
    }

    /// How likely the outcomes of chance are, in the order of `legal`.
    private void weights() throws EngineError {
        var position = course().position();
        if (position.actor() != Position.CHANCE) {
            throw new EngineError("usage", "only chance has weights, and a seat acts");
        }
        out.accept("weights "
                + position.legalTokens().stream()
                        .map(token -> "" + position.weight(position.moveOf(token)))
                        .collect(Collectors.joining(" ")));
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
        var thought = new EnginePlayer.Thought(unit(words.getFirst()), number(words.getLast(), words.getFirst()));
        isThinking = true;
        try {
            out.accept("best " + player.best(course(), thought, new Stop(), out));
        } finally {
            isThinking = false;
            isStopped = false;
        }
    }

    private static EnginePlayer.Thought.Unit unit(String word) throws EngineError {
        return switch (word) {
            case "time" -> EnginePlayer.Thought.Unit.TIME;
            case "nodes" -> EnginePlayer.Thought.Unit.NODES;
            case "level" -> EnginePlayer.Thought.Unit.LEVEL;
            default -> throw new EngineError("usage", "go takes: time MS, nodes N, or level 1..6");
        };
    }

    /// Whether the caller has said `stop`.
    private final class Stop implements Watch {
        @Override
        public boolean isStopped() {
            return isStopped;
        }
    }
}
