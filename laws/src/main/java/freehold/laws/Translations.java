package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.position.Ending;
import freehold.kernel.position.Rule;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Words;
import freehold.kernel.texts.Rulebook;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Whatever a game says can be told in every language.
final class Translations {
    private static final Pattern PART = Pattern.compile("%(?:([1-9])\\$)?s");
    private static final Pattern LETTER = Pattern.compile("\\p{L}");
    /// A template that is written where the phrase is made; others are met in play.
    private static final Pattern LITERAL = Pattern.compile("Phrase\\.of\\(\\s*\"((?:[^\"\\\\]|\\\\.)+)\"");
    /// What a translation of the rules takes over as it is: tokens, options, numbers of rules.
    private static final Pattern FIXED = Pattern.compile("`[^`]+`|\\b[A-Z]\\d+[a-z]?\\b");

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /// A game may say what the boards say.
    private static final Path BOARDS = Path.of("..", "..", "boards", "src", "main", "java");

    /// Whether templates hold words: random play meets the same few ones again and again.
    private static final Map<String, Boolean> HAVE_WORDS = new ConcurrentHashMap<>();

    private Translations() {}

    static Stream<DynamicTest> tests(Game game) {
        return new GameFiles(game)
                .otherLanguages().stream()
                        .flatMap(language -> Stream.of(
                                DynamicTest.dynamicTest(language + " has all texts", () -> areWhole(game, language)),
                                DynamicTest.dynamicTest(
                                        language + " has words for all that is said",
                                        () -> areComplete(game, language)),
                                DynamicTest.dynamicTest(
                                        language + " has no words that nobody says", () -> areUsed(game, language)),
                                DynamicTest.dynamicTest(
                                        language + " has the same rules", () -> rulesAgree(game, language))));
    }

    private static void areWhole(Game game, Language language) {
        assertThat(new GameFiles(game).missing(language))
                .as("files to write, for other texts of %s are in %s", game.name(), language)
                .isEmpty();
    }

    /// All that stands in the code and in its book of words.
    private static void areComplete(Game game, Language language) {
        var words = game.words(language);
        var said = Stream.of(standing(game), literals(game))
                .flatMap(texts -> texts)
                .filter(Translations::hasWords);
        assertThat(words.templates().keySet()).as("words for %s", language).containsAll(said.toList());
        words.templates()
                .forEach(
                        (english, other) -> assertThat(parts(other)).as(english).isEqualTo(parts(english)));
    }

    /// Nothing stands in the book that the code does not say any more.
    private static void areUsed(Game game, Language language) {
        var code = Stream.of(new GameFiles(game).sources(), BOARDS)
                .flatMap(Translations::sources)
                .collect(Collectors.joining("\n"));
        var own = Words.beside(game.home(), language).templates().keySet();
        assertThat(own).allSatisfy(english -> assertThat(code).as("the code").contains("\"" + escaped(english) + "\""));
    }

    /// The rules in both languages have the same numbers, headings and tokens.
    private static void rulesAgree(Game game, Language language) {
        var english = Rulebook.of(game);
        var other = Rulebook.of(game, language);
        assertThat(Citations.numbers(other))
                .as("numbers of rules in %s%s", language, Citations.nearMisses(other))
                .isEqualTo(Citations.numbers(english));
        assertThat(skeleton(other))
                .as("numbers of rules, and what stands in `…`, in each rule")
                .isEqualTo(skeleton(english));
        assertThat(other.entries().stream().map(Rulebook.Entry::title))
                .as("titles are translated")
                .noneMatch(title -> english.entries().stream()
                        .anyMatch(entry -> hasWords(title) && entry.title().equals(title)));
        assertThat(headings(other)).as("headings and lines of tables").isEqualTo(headings(english));
        for (var i = 0; i < english.entries().size(); i++) {
            assertThat(numbers(other.entries().get(i)))
                    .as("numbers in the text of " + english.entries().get(i).number())
                    .containsAll(numbers(english.entries().get(i)));
        }
    }

    /// Those written in digits; a translation may write more of them so.
    private static Set<String> numbers(Rulebook.Entry entry) {
        return NUMBER.matcher(entry.text()).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static String skeleton(Rulebook book) {
        return book.entries().stream()
                .map(entry -> entry.number() + " " + fixed(entry.text()))
                .collect(Collectors.joining("\n"));
    }

    private static Set<String> fixed(String text) {
        return FIXED.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> headings(Rulebook book) {
        return book.markdown()
                .lines()
                .filter(line -> line.startsWith("#") || line.startsWith("|"))
                .map(line -> line.startsWith("#") ? line.split(" ", 2)[0] : "|" + fixed(line))
                .toList();
    }

    static List<Words> books(Game game) {
        return new GameFiles(game).otherLanguages().stream().map(game::words).toList();
    }

    /// It says something, and so it does in the languages of these books.
    static void isTold(Phrase phrase, List<Words> books) {
        assertThat(phrase.toString()).isNotBlank();
        books.forEach(words -> isTold(phrase, words));
    }

    private static void isTold(Phrase phrase, Words words) {
        if (hasWords(phrase.template()) && !words.templates().containsKey(phrase.template())) {
            throw new AssertionError("there are no words for '%s'".formatted(phrase.template()));
        }
        for (var part : phrase.parts()) {
            if (part instanceof Phrase inner) {
                isTold(inner, words);
            }
        }
    }

    private static Stream<String> standing(Game game) {
        var options = game.options().choices().stream()
                .flatMap(choice -> Stream.of(Stream.of(choice.key(), choice.about()), values(choice))
                        .flatMap(texts -> texts));
        return Stream.of(
                        Stream.of(game.name(), game.profile().about()),
                        game.rules().stream().map(Rule::summary),
                        game.endings().stream().map(Ending::sentence),
                        options)
                .flatMap(texts -> texts);
    }

    private static Stream<String> values(Choice choice) {
        return choice instanceof Choice.Word word ? word.values().stream() : Stream.empty();
    }

    private static Stream<String> literals(Game game) {
        return sources(new GameFiles(game).sources())
                .flatMap(text -> LITERAL.matcher(text).results())
                .map(match -> match.group(1).replace("\\\"", "\""));
    }

    private static Stream<String> sources(Path folder) {
        return TestFolder.files(folder).stream()
                .filter(file -> file.toString().endsWith(".java"))
                .map(file -> String.join("\n", TestFolder.lines(file)));
    }

    private static String escaped(String text) {
        return text.replace("\"", "\\\"");
    }

    private static boolean hasWords(String template) {
        return HAVE_WORDS.computeIfAbsent(
                template,
                text -> LETTER.matcher(PART.matcher(text).replaceAll("")).find());
    }

    /// Which parts a template shows: `%s` counts up, `%2$s` names one.
    private static Set<Integer> parts(String template) {
        var parts = new TreeSet<Integer>();
        var next = 1;
        for (var part : PART.matcher(template).results().toList()) {
            parts.add(part.group(1) == null ? next++ : Integer.parseInt(part.group(1)));
        }
        return parts;
    }
}
