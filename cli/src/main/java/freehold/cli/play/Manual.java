package freehold.cli.play;

import freehold.kernel.Game;
import freehold.kernel.Position;
import freehold.kernel.Rulebook;
import freehold.kernel.Ruling;
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

    static List<String> rules(Game game, List<String> numbers) {
        var book = game.rulebook();
        if (numbers.isEmpty()) {
            return book.entries().stream().map(Manual::text).toList();
        }
        return numbers.stream()
                .flatMap(number -> number.equals(TOKENS) ? tokens(book) : rules(book, number))
                .toList();
    }

    /// The table of tokens, which stands behind the rules.
    private static Stream<String> tokens(Rulebook book) {
        return book.markdown()
                .lines()
                .dropWhile(line -> !line.startsWith("## Plies and tokens"))
                .skip(1)
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

    static List<String> why(Position position, List<String> tokens) {
        return tokens.isEmpty()
                ? List.of("Which move? As in: why "
                        + (position.isOver() ? "MOVE" : position.legalTokens().getFirst()))
                : tokens.stream().map(token -> why(position, token)).toList();
    }

    private static String why(Position position, String token) {
        return switch (position.judge(token)) {
            case Ruling.Legal(var move) -> "%s is legal: it %s.".formatted(token, position.tell(move));
            case Ruling.Illegal illegal ->
                illegal.message() + ". " + illegal.rule().summary();
            case Ruling.Refused refused -> refused.message();
        };
    }
}
