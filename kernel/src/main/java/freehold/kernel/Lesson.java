package freehold.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/// A game taught by playing: small positions one after the other, in each something to do. It stands as `lesson.txt`
/// beside the game's code: steps with blank lines between them, each of lines `key: value`, and `let NAME = tokens` for
/// what several steps share.
public record Lesson(List<Step> steps) {
    /// @param before the plies that lead to the position
    /// @param places what to look at, by the names that tokens use
    /// @param text what is to be learned, and what to do
    /// @param done what to say once it is done
    public record Step(
            Setup setup,
            List<String> before,
            Task task,
            List<String> places,
            Map<Language, String> text,
            Map<Language, String> done) {
        public String text(Language language) {
            return Objects.requireNonNull(text.get(language), "text");
        }

        public String done(Language language) {
            return Objects.requireNonNull(done.get(language), "done");
        }
    }

    /// What whoever learns shall do.
    public sealed interface Task {
        /// Play one of these.
        record Play(List<String> tokens) implements Task {}

        /// Play whatever is legal.
        record PlayAnything() implements Task {}

        /// Try what is not legal, and see why.
        record Try(String token, String rule) implements Task {}
    }

    static Lesson beside(Game game) {
        return parse(game, Rulebook.textBeside(game.getClass(), "lesson.txt"));
    }

    static Lesson parse(Game game, String text) {
        var steps = new ArrayList<Step>();
        var shared = new HashMap<String, String>();
        for (var block : text.split("\\n\\s*\\n", -1)) {
            var values = values(block, shared);
            if (!values.isEmpty()) {
                steps.add(step(game, values, shared));
            }
        }
        return new Lesson(List.copyOf(steps));
    }

    private static Map<String, String> values(String block, Map<String, String> shared) {
        var values = new LinkedHashMap<String, String>();
        for (var line : block.lines().toList()) {
            if (line.startsWith("let ")) {
                var parts = line.substring("let ".length()).split("=", 2);
                shared.put(parts[0].strip(), parts[1]);
            } else if (!line.isBlank() && !line.startsWith("#")) {
                var parts = line.split(":", 2);
                values.put(parts[0].strip(), parts[1].strip());
            }
        }
        return values;
    }

    private static Step step(Game game, Map<String, String> values, Map<String, String> shared) {
        var setup = TableLine.words(values.getOrDefault("setup", ""));
        return new Step(
                game.setup(Integer.parseInt(setup.getFirst()), TableLine.options(setup.subList(1, setup.size()))),
                tokens(values.getOrDefault("before", ""), shared).toList(),
                task(TableLine.words(values.getOrDefault("do", ""))),
                TableLine.words(values.getOrDefault("look", "")),
                told(values, ""),
                told(values, "done."));
    }

    private static Stream<String> tokens(String text, Map<String, String> shared) {
        return TableLine.words(text).stream()
                .flatMap(word -> word.startsWith("$")
                        ? tokens(shared.getOrDefault(word.substring(1), ""), shared)
                        : Stream.of(word));
    }

    private static Task task(List<String> words) {
        var rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "play" -> new Task.Play(rest);
            case "any" -> new Task.PlayAnything();
            case "try" -> new Task.Try(rest.get(0), rest.get(1));
            default -> throw new IllegalArgumentException("a step is to play, any or try, not " + words);
        };
    }

    private static Map<Language, String> told(Map<String, String> values, String prefix) {
        var told = new EnumMap<Language, String>(Language.class);
        Arrays.stream(Language.values())
                .forEach(language -> told.put(language, values.getOrDefault(prefix + language.code(), "")));
        return told;
    }
}
