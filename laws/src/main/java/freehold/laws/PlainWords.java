package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.position.Rule;
import freehold.kernel.telling.Language;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A text for somebody who learns the game says the same in every language, cites rules that exist, and holds no token.
final class PlainWords {
    private static final Pattern RULE = Pattern.compile("(?<![A-Za-z\\d])[A-Z]\\d+[a-z]?(?![A-Za-z\\d])");
    private static final Pattern FILLED = Pattern.compile("\\{\\w+\\}|@\\d");
    /// As in `start:H@2,-1`, `bid3` and `2,-1`. Cells and cubes such as `e5` and `R5` are names for people, too.
    private static final Pattern TOKEN =
            Pattern.compile("`|[A-Za-z]:[\\w-]|(?<![A-Za-z])[a-z]{2,}\\d|(?<!\\d)\\d+,-?\\d{1,2}(?!\\d)");

    /// Matches nothing.
    private static final String NEVER = "(?!)";

    private static final Pattern WORD = Pattern.compile("[a-z]{2,}");

    private final List<Language> languages;
    private final Set<String> rules;
    private final String words;

    /// @param tokens some that the game has; those that are words, such as `end`, are looked for in other languages and
    /// where somebody is told to say them
    PlainWords(Game game, Stream<String> tokens) {
        this(
                new GameFiles(game).languages(),
                game.rules().stream().map(Rule::name).toList(),
                tokens);
    }

    PlainWords(List<Language> languages, List<String> rules, Stream<String> tokens) {
        this.languages = languages;
        this.rules = new TreeSet<>(rules);
        words = Stream.concat(
                        Stream.of(NEVER),
                        tokens.filter(token -> WORD.matcher(token).matches()))
                .distinct()
                .collect(Collectors.joining("|", "(?<![A-Za-z])(?:", ")(?![A-Za-z])"));
    }

    /// @param told by language
    void check(Function<Language, String> told) {
        var texts = languages.stream().collect(Collectors.toMap(language -> language, told));
        texts.forEach((language, text) -> {
            assertThat(text).as("in %s", language).isNotBlank();
            check(language, text);
        });
        sayTheSame(texts);
    }

    /// May also be empty, in all languages.
    void checkIfTold(Function<Language, String> told) {
        if (languages.stream().anyMatch(language -> !told.apply(language).isBlank())) {
            check(told);
        }
    }

    private void check(Language language, String text) {
        assertThat(text).as("without tokens").doesNotContainPattern(TOKEN);
        var said = language == Language.ENGLISH ? "(?i)\\b(say|try|type) \"?" + words : words;
        assertThat(text).as("without tokens").doesNotContainPattern(said);
        assertThat(rules).as("rules cited in '%s'", text).containsAll(cited(text));
    }

    private void sayTheSame(Map<Language, String> texts) {
        var skeletons = texts.values().stream()
                .map(text -> Stream.concat(cited(text).stream(), found(FILLED, text))
                        .sorted()
                        .toList())
                .distinct();
        assertThat(skeletons).as("rules and seats in %s", texts).hasSize(1);
    }

    /// The numbers that begin like those of this game's rules.
    private List<String> cited(String text) {
        var prefix = rules.iterator().next().substring(0, 1);
        return found(RULE, text).filter(number -> number.startsWith(prefix)).toList();
    }

    private static Stream<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group);
    }
}
