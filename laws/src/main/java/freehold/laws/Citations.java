package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.position.Rule;
import freehold.kernel.texts.Rulebook;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The rules text, the enum of rules and the code name the same numbers.
final class Citations {
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z]\\d+[a-z]?\\b");

    private Citations() {}

    static void rulebookAndEnumAgree(Game game) {
        assertThat(game.rules().stream().map(Rule::name).toList())
                .isEqualTo(Rulebook.of(game).entries().stream()
                        .map(Rulebook.Entry::number)
                        .toList());
        assertThat(game.rules()).allSatisfy(rule -> assertThat(rule.summary()).isNotBlank());
    }

    static void everyRuleIsCited(Game game) {
        var cited = TestFolder.files(Path.of("src", "main", "java")).stream()
                .filter(file -> file.toString().endsWith(".java") && !file.endsWith("Rule.java"))
                .flatMap(file -> TestFolder.lines(file).stream())
                .flatMap(line -> NUMBER.matcher(line).results())
                .map(match -> match.group())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(cited).containsAll(game.rules().stream().map(Rule::name).toList());
    }
}
