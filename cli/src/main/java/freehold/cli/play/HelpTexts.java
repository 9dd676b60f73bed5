package freehold.cli.play;

import freehold.kernel.Game;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Phrase;
import freehold.kernel.texts.Rulebook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a person can ask about: what to type, the rules, why a move is refused.
final class HelpTexts {
    static final String TOKENS = "tokens";
    private static final int EXAMPLES = 8;

    private HelpTexts() {}

    static List<Phrase> help(Position position) {
        var lines = new ArrayList<Phrase>();
        if (!position.isOver()) {
            var examples = position.legalTokens().stream().limit(EXAMPLES).toList();
            lines.add(Phrase.of(
                    "A move is typed as its token, several in one line if you like. Now for example: %s",
                    String.join(" ", examples)));
        }
        for (var word : Word.values()) {
            lines.add(Phrase.of("  %s %s", "%-6s".formatted(word.typed()), Phrase.of(word.help())));
        }
        return lines;
    }

    static List<Phrase> rules(Game game, Language language, List<String> numbers) {
        var book = Rulebook.of(game, language);
        if (numbers.isEmpty()) {
            return book.entries().stream().flatMap(HelpTexts::text).toList();
        }
        return numbers.stream()
                .flatMap(number -> number.equals(TOKENS) ? tokens(book) : rules(book, number))
                .toList();
    }

    /// The table of tokens, which stands behind the rules under the last heading.
    private static Stream<Phrase> tokens(Rulebook book) {
        var text = book.markdown();
        return text.substring(text.lastIndexOf("\n## "))
                .lines()
                .skip(2)
                .filter(line -> !line.matches("[|-]*"))
                .map(line -> Phrase.of("%s", line.replaceAll("^\\| *| *\\|$|\\*\\*|`", "")));
    }

    /// A rule with its parts: G4 also gives G4a and G4b.
    private static Stream<Phrase> rules(Rulebook book, String number) {
        var found = found(book, number).flatMap(HelpTexts::text).toList();
        return found.isEmpty()
                ? Stream.of(Phrase.of(
                        "There is no rule %s; the rules are %s–%s.",
                        number,
                        book.entries().getFirst().number(),
                        book.entries().getLast().number()))
                : found.stream();
    }

    static boolean hasRule(Game game, String number) {
        return number.equals(TOKENS)
                || found(Rulebook.of(game), number).findAny().isPresent();
    }

    private static Stream<Rulebook.Entry> found(Rulebook book, String number) {
        var wanted = Pattern.compile(Pattern.quote(number) + "[a-z]?", Pattern.CASE_INSENSITIVE)
                .asMatchPredicate();
        return book.entries().stream().filter(entry -> wanted.test(entry.number()));
    }

    /// A rule for people: without Markdown, and with a line for each item of a list in it.
    private static Stream<Phrase> text(Rulebook.Entry entry) {
        var items = entry.text().replaceAll("[*`]", "").split(" - ", -1);
        return Stream.concat(
                Stream.of(heading(entry, items[0])),
                Arrays.stream(items).skip(1).map(item -> Phrase.of("  - %s", item)));
    }

    private static Phrase heading(Rulebook.Entry entry, String text) {
        return entry.title().isEmpty()
                ? Phrase.of("%s %s", entry.number(), text)
                : Phrase.of("%s %s. %s", entry.number(), entry.title(), text);
    }

    static List<Phrase> why(Position position, List<String> tokens) {
        return tokens.isEmpty()
                ? List.of(Phrase.of("Which move? As in: why %s", example(position)))
                : tokens.stream().map(token -> why(position, token)).toList();
    }

    private static Phrase example(Position position) {
        return position.isOver()
                ? Phrase.of("MOVE")
                : Phrase.of("%s", position.legalTokens().getFirst());
    }

    private static Phrase why(Position position, String token) {
        return switch (position.judge(token)) {
            case Ruling.Legal(var move)
            when position.actor() == Position.CHANCE -> Phrase.of("%s is legal: %s.", token, position.tell(move));
            case Ruling.Legal(var move) -> Phrase.of("%s is legal: it %s.", token, position.tell(move));
            case Ruling.Illegal illegal ->
                Phrase.of("%s. %s", illegal.sentence(), Phrase.of(illegal.rule().summary()));
            case Ruling.Refused refused -> refused.sentence();
        };
    }
}
