package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.position.Rule;
import freehold.kernel.texts.Rulebook;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The rules text, the enum of rules and the code name the same numbers.
final class Citations {
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z]\\d+[a-z]?\\b");

    private static final Pattern LIKE_A_RULE = Pattern.compile("\\s*- \\**[A-Z]\\d+[a-z]?\\b.*");

    private Citations() {}

    static void rulebookAndEnumAgree(Game game) {
        var book = Rulebook.of(game);
        assertThat(numbers(book))
                .as("the numbers in RULES.md and in the enum of rules%s", nearMisses(book))
                .isEqualTo(game.rules().stream().map(Rule::name).toList());
        assertThat(game.rules()).allSatisfy(rule -> assertThat(rule.summary()).isNotBlank());
    }

    static List<String> numbers(Rulebook book) {
        return book.entries().stream().map(Rulebook.Entry::number).toList();
    }

    /// Lines that were meant as rules and are not read as such, with the form that they should have.
    static String nearMisses(Rulebook book) {
        var numbers = numbers(book);
        var misses = book.markdown()
                .lines()
                .filter(line -> LIKE_A_RULE.matcher(line).matches())
                .filter(line -> numbers.stream().noneMatch(number -> line.matches(".*?\\b" + number + "\\b.*")))
                .toList();
        return misses.isEmpty()
                ? ""
                : "; a rule is written '- **N1 Title.** Text', in Japanese '- **N1 題。** 文', but not so in " + misses;
    }

    static void everyRuleIsCited(Game game) {
        var cited = TestFolder.files(new GameFiles(game).sources()).stream()
                .filter(file -> file.toString().endsWith(".java") && !file.endsWith("Rule.java"))
                .flatMap(file -> TestFolder.lines(file).stream())
                .flatMap(line -> NUMBER.matcher(line).results())
                .map(match -> match.group())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(cited)
                .as("rules cited in the code")
                .containsAll(game.rules().stream().map(Rule::name).toList());
    }
}
