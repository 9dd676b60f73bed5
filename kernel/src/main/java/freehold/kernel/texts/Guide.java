package freehold.kernel.texts;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.TextResource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The rules for people: what the game is about, then parts that teach it in plain words and pictures. It stands as
/// `GUIDE.md` beside the game's code, and as `GUIDE.ja.md` in Japanese.
///
///     ---
///     aim: Connect two opposite sides.          one or two sentences: what winning is
///     box: A board of 61 cells                  a line for each thing in the box
///     minutes: 20                               or 40–60
///     age: 8                                    if somebody has said so
///     ---
///
///     ## Buying land
///
///     Paragraphs, lists and tables in Markdown. No token stands in them; `@2` is seat 2, shown by its emblem.
///
///     ```figure prices
///     setup: 2 size=5                           seats and options
///     plies: e5 d4                              what led to it; `let NAME = …` and `$NAME` as in a [Lesson]
///     look: e5 lot:B1                           places to point at
///     labels: e5=5 d4=4                         short texts at places
///     last: 2                                   how many of the plies are marked as the last ones
///     legal: yes                                shows what can be played
///     details: yes                              shows what the board shows with details on
///     viewer: 1                                 through whose eyes; else those of the one who acts
///     crop: offer                               only this part of the board, by a name that the board knows
///     caption: The middle is dear.
///     ```
///
///     Rules: E2, E3                             those that stand, folded, below this part
///
/// The other language tells the same parts in the same order; of a figure it has the name and the caption, and
/// `minutes` and `age` it leaves out.
public record Guide(String aim, List<String> box, String minutes, Optional<Integer> age, List<Part> parts) {
    /// @param rules the numbers of those that say it exactly
    public record Part(String heading, List<Block> blocks, List<String> rules) {
        public Stream<Figure> figures() {
            return blocks.stream().filter(Figure.class::isInstance).map(Figure.class::cast);
        }
    }

    public sealed interface Block {}

    public record Text(String markdown) implements Block {}

    /// A position to look at.
    ///
    /// @param places what to look at
    /// @param labels short texts at places
    /// @param last how many of the plies are marked as the last ones
    /// @param viewer absent for the seat that acts
    /// @param crop the part of the board that is shown; empty for all of it
    public record Figure(
            String name,
            String caption,
            Setup setup,
            List<String> plies,
            List<String> places,
            Map<String, String> labels,
            int last,
            boolean showsLegal,
            boolean showsDetails,
            Optional<Integer> viewer,
            String crop)
            implements Block {
        private Figure with(String otherCaption) {
            return new Figure(
                    name, otherCaption, setup, plies, places, labels, last, showsLegal, showsDetails, viewer, crop);
        }
    }

    private static final Guide NONE = new Guide("", List.of(), "", Optional.empty(), List.of());

    private static final Pattern FACTS = Pattern.compile("---\\n(.*?)\\n---\\n(.*)", Pattern.DOTALL);
    private static final Pattern FIGURE = Pattern.compile("```figure (\\w[\\w-]*)\\n(.*?)```\\n?", Pattern.DOTALL);
    private static final Pattern RULES = Pattern.compile("(?m)^(?:Rules|ルール)[:：](.*)$");
    private static final String HEADING = "(?m)^## ";

    public Stream<Figure> figures() {
        return parts.stream().flatMap(Part::figures);
    }

    /// In English if there is no other; empty if the game has no guide yet.
    public static Guide of(Game game, Language language) {
        if (!hasText(game, Language.ENGLISH)) {
            return NONE;
        }
        var english = parse(game, textBeside(game, Language.ENGLISH), Map.of());
        if (language == Language.ENGLISH || !hasText(game, language)) {
            return english;
        }
        var figures = new HashMap<String, Figure>();
        english.figures().forEach(figure -> figures.put(figure.name, figure));
        var other = parse(game, textBeside(game, language), figures);
        return new Guide(other.aim, other.box, english.minutes, english.age, other.parts);
    }

    /// @param known the figures of the other language, by their names
    static Guide parse(Game game, String text, Map<String, Figure> known) {
        return new Reader(game, known).read(text);
    }

    private static boolean hasText(Game game, Language language) {
        return TextResource.exists(game.home(), language.file("GUIDE", "md"));
    }

    private static String textBeside(Game game, Language language) {
        return TextResource.read(game.home(), language.file("GUIDE", "md"));
    }

    /// Takes a text apart.
    ///
    /// @param known the figures of the other language
    /// @param shared what `let` has kept so far
    private record Reader(Game game, Map<String, Figure> known, Map<String, String> shared) {
        Reader(Game game, Map<String, Figure> known) {
            this(game, known, new HashMap<>());
        }

        Guide read(String text) {
            var whole = FACTS.matcher(text);
            if (!whole.matches()) {
                throw new IllegalStateException("a guide begins with its facts between two lines ---");
            }
            var facts = Fields.parse(whole.group(1), shared);
            return new Guide(
                    facts.text("aim"),
                    facts.all("box"),
                    facts.text("minutes"),
                    facts.optional("age").map(Integer::valueOf),
                    Arrays.stream(whole.group(2).split(HEADING, -1))
                            .skip(1)
                            .map(this::part)
                            .toList());
        }

        private Part part(String text) {
            var parts = text.split("\\n", 2);
            var rules = RULES.matcher(parts[1])
                    .results()
                    .flatMap(match -> TableLine.words(match.group(1).replaceAll("[,、]", " ")).stream())
                    .toList();
            return new Part(parts[0].strip(), blocks(RULES.matcher(parts[1]).replaceAll("")), rules);
        }

        private List<Block> blocks(String text) {
            var blocks = new ArrayList<Block>();
            var figures = FIGURE.matcher(text);
            var from = 0;
            while (figures.find()) {
                addText(blocks, text.substring(from, figures.start()));
                blocks.add(figure(figures.group(1), Fields.parse(figures.group(2), shared)));
                from = figures.end();
            }
            addText(blocks, text.substring(from));
            return List.copyOf(blocks);
        }

        private static void addText(List<Block> blocks, String text) {
            if (!text.isBlank()) {
                blocks.add(new Text(text.strip()));
            }
        }

        private Figure figure(String name, Fields fields) {
            var same = Optional.ofNullable(known.get(name));
            return same.map(figure -> figure.with(fields.text("caption"))).orElseGet(() -> anew(name, fields));
        }

        private Figure anew(String name, Fields fields) {
            return new Figure(
                    name,
                    fields.text("caption"),
                    fields.setup(game),
                    fields.tokens("plies"),
                    fields.tokens("look"),
                    labels(fields.tokens("labels")),
                    fields.optional("last").map(Integer::valueOf).orElse(0),
                    fields.has("legal"),
                    fields.has("details"),
                    fields.optional("viewer").map(Integer::valueOf),
                    fields.text("crop"));
        }

        private static Map<String, String> labels(List<String> words) {
            return new LinkedHashMap<>(TableLine.options(words));
        }
    }
}
