package freehold.cli.play;

import freehold.kernel.Game;
import freehold.kernel.Position;
import freehold.kernel.Rulebook;
import freehold.kernel.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a person can ask about: what to type, the rules, why a move is refused.
final class Manual {
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
                .map(number -> book.entries().stream()
                        .filter(entry -> entry.number().equalsIgnoreCase(number))
                        .findFirst()
                        .map(Manual::text)
                        .orElse("There is no rule %s; the rules are %s–%s."
                                .formatted(
                                        number.toUpperCase(Locale.ROOT),
                                        book.entries().getFirst().number(),
                                        book.entries().getLast().number())))
                .toList();
    }

    /// A rule for people: without Markdown.
    private static String text(Rulebook.Entry entry) {
        var title = entry.title().isEmpty() ? "" : entry.title() + ". ";
        return "%s %s%s".formatted(entry.number(), title, entry.text().replaceAll("\\*\\*|\\*\\(|\\)\\*|`", ""));
    }

    static String why(Game game, Position position, String token) {
        return switch (position.judge(token)) {
            case Ruling.Legal(var move) -> "%s is legal: it %s.".formatted(token, position.tell(move));
            case Ruling.Illegal illegal ->
                illegal.message() + ". " + illegal.rule().summary();
            case Ruling.Refused refused -> refused.message();
        };
    }
}
