package freehold.cli.play;

import freehold.kernel.Game;
import freehold.kernel.Language;
import freehold.kernel.Position;
import freehold.kernel.Rulebook;
import freehold.kernel.Ruling;
import freehold.kernel.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a person can ask about: what to type, the rules, why a move is refused.
final class Manual {
    static final String TOKENS = "tokens";
    private static final int EXAMPLES = 8;

    private Manual() {}

    static List<String> help(Position position) {
        var lines = new ArrayList<String>();
        if (!position.isOver()) {
            var examples = position.legalTokens().stream().limit(EXAMPLES).toList();
            lines.add("A move is typed as its token, several in one line if you like. Now for example: "
                    + String.join(" ", examples));
        }
        for (var word : Word.values()) {
            lines.add("  %-6s %s".formatted(word.typed(), word.help()));
        }
        return lines;
    }

    static List<String> rules(Game game, Language language, List<String> numbers) {
        var book = game.rulebook(language);
        if (numbers.isEmpty()) {
            return book.entries().stream().map(Manual::text).toList();
        }
        return numbers.stream()
                .flatMap(number -> number.equals(TOKENS) ? tokens(book) : rules(book, number))
                .toList();
    }

    /// The table of tokens, which stands behind the rules under the last heading.
    private static Stream<String> tokens(Rulebook book) {
        var text = book.markdown();
        return text.substring(text.lastIndexOf("\n## "))
                .lines()
                .skip(2)
                .filter(line -> !line.matches("[|-]*"))
                .map(line -> line.replaceAll("^\\| *| *\\|$|\\*\\*|`", "").replace(" | ", ": "));
    }

    /// A rule with its parts: G4 also gives G4a and G4b.
    private static Stream<String> rules(Rulebook book, String number) {
        var wanted = Pattern.compile(Pattern.quote(number) + "[a-z]?", Pattern.CASE_INSENSITIVE)
                .asMatchPredicate();
        var found = book.entries().stream()
                .filter(entry -> wanted.test(entry.number()))
                .map(Manual::text)
                .toList();
        return found.isEmpty()
                ? Stream.of("There is no rule %s; the rules are %s–%s."
                        .formatted(
                                number,
                                book.entries().getFirst().number(),
                                book.entries().getLast().number()))
                : found.stream();
    }

    /// A rule for people: without Markdown.
    private static String text(Rulebook.Entry entry) {
        var title = entry.title().isEmpty() ? "" : entry.title() + ". ";
        return "%s %s%s".formatted(entry.number(), title, entry.text().replaceAll("\\*\\*|\\*\\(|\\)\\*|`", ""));
    }

    static List<String> why(Position position, List<String> tokens, Words words) {
        return tokens.isEmpty()
                ? List.of("Which move? As in: why "
                        + (position.isOver() ? "MOVE" : position.legalTokens().getFirst()))
                : tokens.stream().map(token -> why(position, token, words)).toList();
    }

    private static String why(Position position, String token, Words words) {
        return switch (position.judge(token)) {
            case Ruling.Legal(var move) ->
                "%s is legal: it %s.".formatted(token, position.tell(move).in(words));
            case Ruling.Illegal illegal ->
                illegal.sentence().in(words) + ". " + words.of(illegal.rule().summary());
            case Ruling.Refused refused -> refused.sentence().in(words);
        };
    }
}
