package freehold.kernel.texts;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A position with one right answer, as a game's `puzzles.txt` has it: `seats | options | tokens before | id kind grade
/// nodes | answer | refutations`.
///
/// @param id short, the same for the same position
/// @param grade from 1, easy, to [#HARDEST]
/// @param nodes simulated games that a player needs to find it steadily
/// @param answer tokens to be played in any order, all by the seat that acts; any other token is wrong
/// @param refutations a wrong token each, and how it is punished
public record Puzzle(
        Setup setup,
        List<String> before,
        String id,
        Kind kind,
        int grade,
        long nodes,
        List<String> answer,
        List<List<String>> refutations) {
    public static final String FILE = "puzzles.txt";
    public static final int HARDEST = 5;

    private static final int FIELDS = 6;
    private static final int WORDS_ABOUT = 4;
    /// Some tokens hold a comma, none a semicolon.
    private static final Pattern SEMICOLON = Pattern.compile(";");

    /// What is asked for.
    public enum Kind {
        /// Win in this turn.
        WIN,
        /// Only this does not lose what is in hand; proven.
        ONLY,
        /// The best of several bids, or none.
        BID,
        /// The best move, by long search.
        BEST;

        /// As the file has it.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// All puzzles of a game; none if it has no such file.
    ///
    /// @throws IllegalArgumentException if a line can't be read; the sentence says which one and why
    public static List<Puzzle> of(Game game) {
        return TableLine.text(game, FILE).map(text -> read(game, text)).orElse(List.of());
    }

    /// All puzzles of a text.
    ///
    /// @throws IllegalArgumentException if a line can't be read; the sentence says which one and why
    public static List<Puzzle> read(Game game, String text) {
        var lines = text.lines().toList();
        return Stream.iterate(0, i -> i < lines.size(), i -> i + 1)
                .filter(i -> TableLine.isContent(lines.get(i)))
                .map(i -> read(game, lines.get(i), i + 1))
                .toList();
    }

    private static Puzzle read(Game game, String line, int number) {
        try {
            return parse(game, line);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException(
                    "%s of %s, line %d: %s".formatted(FILE, game.id(), number, e.getMessage()), e);
        }
    }

    private static Puzzle parse(Game game, String text) {
        if (text.chars().filter(c -> c == '|').count() != FIELDS - 1) {
            throw new IllegalArgumentException("a puzzle has %d fields between bars".formatted(FIELDS));
        }
        var line = TableLine.read(game, text);
        var about = TableLine.words(line.fields().get(0));
        if (about.size() != WORDS_ABOUT || line.fields().size() < 2) {
            throw new IllegalArgumentException("the fourth field is: id kind grade nodes");
        }
        // A last field that is empty is none.
        var refutations = SEMICOLON
                .splitAsStream(
                        String.join(" ", line.fields().subList(2, line.fields().size())))
                .map(TableLine::words)
                .filter(words -> !words.isEmpty())
                .toList();
        return new Puzzle(
                line.setup(),
                line.before(),
                about.get(0),
                kind(about.get(1)),
                grade(about.get(2)),
                Long.parseLong(about.get(3)),
                TableLine.words(line.fields().get(1)),
                refutations);
    }

    private static Kind kind(String word) {
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.word().equals(word))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no kind '%s'; the kinds are win, only, bid and best".formatted(word)));
    }

    private static int grade(String word) {
        if (!word.matches("[1-5]")) {
            throw new IllegalArgumentException("grades are 1 to %d, not %s".formatted(HARDEST, word));
        }
        return Integer.parseInt(word);
    }

    /// The line of the file.
    public String line() {
        return Stream.of(
                        String.valueOf(setup.seats()),
                        setup.options().toString(),
                        String.join(" ", before),
                        "%s %s %d %d".formatted(id, kind.word(), grade, nodes),
                        String.join(" ", answer),
                        refutations.stream()
                                .map(tokens -> String.join(" ", tokens))
                                .collect(Collectors.joining("; ")))
                .collect(Collectors.joining(" | "))
                .strip();
    }

    /// @throws IllegalArgumentException if a token before it is illegal
    public Position position(Game game) {
        return course(game).position();
    }

    /// @throws IllegalArgumentException if a token before it is illegal
    public Course course(Game game) {
        var course = new Course(game, setup);
        course.playAll(before).ifPresent(refused -> {
            throw new IllegalArgumentException("puzzle %s: %s".formatted(id, refused.message()));
        });
        return course;
    }

    /// What is wrong with it, if anything is: the answer and the refutations must be legal, and differ from each other.
    public Optional<String> fault(Game game) {
        var wrong = refutations.stream()
                .filter(tokens -> answer.contains(tokens.getFirst()))
                .findAny();
        if (wrong.isPresent()) {
            return Optional.of("puzzle %s refutes its own answer".formatted(id));
        }
        return Stream.concat(Stream.of(answer), refutations.stream())
                .flatMap(tokens -> course(game).playAll(tokens).stream())
                .map(refused -> "puzzle %s: %s".formatted(id, refused.message()))
                .findFirst();
    }

    @Override
    public String toString() {
        return "%s %s".formatted(kind.word(), id);
    }
}
