package freehold.kernel.texts;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.TextResource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A game taught by playing: small positions, in each something to do. It stands as `lesson.txt` beside the game's
/// code: steps with blank lines between them, each of lines `key: value`.
///
///     setup: 2 size=3 pie=false         begins anew: seats and options,
///     before: b2 c3                     and the plies so far (with `before` alone, the setup of the step before)
///     then: d4                          without the two: goes on from what the learner has reached, after these plies
///     do: play b2 b3                    one of these tokens; or `any` legal one; or `try c3 E3`: try what rule E3
/// refuses
///     look: b2 lot:B1                   places to point at; `kind:name` where a name alone would mean several things
///     en: … ja: …                       what to learn and what to do
///     done.en: … done.ja: …             what to say once it is done
///     label.en: … label.ja: …           on the button of a `try`; without it the button says nothing particular
///
/// The words follow what the learner does. `case CHEAP: a1 a2 place:1@*` names some of the tokens that can be
/// played in a step (`*` ends a token of which only the beginning counts). From there on, until the next position
/// that begins anew, any line can be told for that case: `CHEAP.done.en: …` in the step itself, `CHEAP.en`,
/// `CHEAP.then`, `CHEAP.do`, `CHEAP.look` in those that follow. If several cases have happened, the latest one that
/// a step speaks of counts.
///
/// In texts `{played}` is what the learner did last, as the log tells it, `{place}` where, and `@2` is seat 2, shown by
/// its emblem. No token stands in a text.
public record Lesson(List<Step> steps) {
    private static final String FILE = "lesson.txt";
    private static final String CASE = "case ";
    private static final Pattern KEYS = Pattern.compile("setup|before|then|do|look|((done|label)\\.)?[a-z]{2}");

    /// @param start where it begins anew; else it goes on from where the learner is
    /// @param cases what is told apart in what the learner plays
    /// @param ways what is told instead once a case has happened
    public record Step(Optional<Start> start, List<Case> cases, Telling usual, Map<String, Telling> ways) {
        /// @param happened the names of the cases so far, the latest last
        public Telling after(List<String> happened) {
            return happened.reversed().stream()
                    .filter(ways::containsKey)
                    .findFirst()
                    .map(name -> Objects.requireNonNull(ways.get(name)))
                    .orElse(usual);
        }

        /// The cases after a token was played here.
        public List<String> after(List<String> happened, String token) {
            var now = cases.stream()
                    .filter(each -> each.holds(token))
                    .map(Case::name)
                    .limit(1);
            return Stream.concat(happened.stream(), now).toList();
        }
    }

    /// A position to begin with.
    public record Start(Setup setup, List<String> plies) {}

    /// @param tokens those that end with `*` stand for all that begin so
    public record Case(String name, List<String> tokens) {
        boolean holds(String token) {
            return Lesson.holds(tokens, token);
        }
    }

    /// What is told and done in a step.
    ///
    /// @param then plies that are played before it
    /// @param places what to look at, by the names that tokens use
    /// @param text what is to be learned, and what to do
    /// @param done what to say once it is done
    /// @param label what the button says that tries; may be empty
    public record Telling(
            List<String> then,
            Task task,
            List<String> places,
            Map<Language, String> text,
            Map<Language, String> done,
            Map<Language, String> label) {
        public String text(Language language) {
            return Objects.requireNonNull(text.get(language), "text");
        }

        public String done(Language language) {
            return Objects.requireNonNull(done.get(language), "done");
        }

        public String label(Language language) {
            return Objects.requireNonNull(label.get(language), "label");
        }
    }

    /// What the learner is asked to do.
    public sealed interface Task {
        /// Play one of these.
        record Play(List<String> tokens) implements Task {}

        /// Play any legal token.
        record PlayAnything() implements Task {}

        /// Try what is not legal, and see why. The first of the tokens is what the button tries.
        record Try(List<String> tokens, String rule) implements Task {}
    }

    /// Without steps if the game has no lesson yet.
    public static Lesson of(Game game) {
        return TextResource.exists(game.home(), FILE)
                ? parse(game, TextResource.read(game.home(), FILE))
                : new Lesson(List.of());
    }

    static Lesson parse(Game game, String text) {
        var steps = new ArrayList<Step>();
        var shared = new HashMap<String, String>();
        var cases = new ArrayList<String>();
        Optional<Setup> setup = Optional.empty();
        for (var block : text.split("\\n\\s*\\n", -1)) {
            var fields = Fields.parse(block, shared);
            if (!fields.isEmpty()) {
                setup = fields.has("setup") ? Optional.of(fields.setup(game)) : setup;
                steps.add(step(fields, setup.orElseThrow(), cases));
            }
        }
        return new Lesson(List.copyOf(steps));
    }

    /// @param known the names of the cases that can have happened; those of this step are added
    private static Step step(Fields fields, Setup setup, List<String> known) {
        var isNew = fields.has("setup") || fields.has("before");
        if (isNew) {
            known.clear();
        }
        var cases = fields.keys()
                .filter(key -> key.startsWith(CASE))
                .map(key -> new Case(key.substring(CASE.length()), fields.tokens(key)))
                .toList();
        cases.forEach(each -> known.add(each.name()));
        fields.keys().forEach(key -> checkKey(key, known));
        return new Step(
                Optional.of(new Start(setup, fields.tokens("before"))).filter(_ -> isNew),
                cases,
                telling(fields),
                ways(fields, known));
    }

    private static void checkKey(String key, List<String> known) {
        var plain = known.stream()
                .filter(name -> key.startsWith(name + "."))
                .findFirst()
                .map(name -> key.substring(name.length() + 1))
                .orElse(key);
        if (!key.startsWith(CASE) && !KEYS.matcher(plain).matches()) {
            throw new IllegalStateException("a step has no line '" + key + "'; cases are " + known);
        }
    }

    private static Map<String, Telling> ways(Fields fields, List<String> known) {
        return known.stream()
                .filter(name -> fields.keys().anyMatch(key -> key.startsWith(name + ".")))
                .collect(Collectors.toMap(
                        name -> name, name -> telling(fields.preferring(name)), (one, _) -> one, LinkedHashMap::new));
    }

    private static Telling telling(Fields fields) {
        return new Telling(
                fields.tokens("then"),
                task(fields.tokens("do")),
                fields.tokens("look"),
                told(fields, ""),
                told(fields, "done."),
                told(fields, "label."));
    }

    private static Task task(List<String> words) {
        if (words.isEmpty()) {
            throw new IllegalStateException("a step has no line 'do: …'");
        }
        var rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "play" -> new Task.Play(rest);
            case "any" -> new Task.PlayAnything();
            case "try" -> new Task.Try(rest.subList(0, rest.size() - 1), rest.getLast());
            default -> throw new IllegalStateException("a step is to play, any or try, not " + words);
        };
    }

    /// In English where there is no line in another language.
    private static Map<Language, String> told(Fields fields, String prefix) {
        var told = new EnumMap<Language, String>(Language.class);
        var english = fields.text(prefix + Language.ENGLISH.code());
        for (var language : Language.values()) {
            told.put(language, fields.optional(prefix + language.code()).orElse(english));
        }
        return told;
    }

    /// Whether a token is one of these; those that end with `*` stand for all that begin so.
    public static boolean holds(List<String> tokens, String token) {
        return tokens.stream()
                .anyMatch(each -> each.endsWith("*")
                        ? token.startsWith(each.substring(0, each.length() - 1))
                        : each.equals(token));
    }
}
