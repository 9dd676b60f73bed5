package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.position.Position;
import freehold.kernel.position.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Language;
import freehold.kernel.texts.Guide;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// The rules for people say what the game is about, show positions that can be, lead to every numbered rule, and say
/// the
/// same in every language.
final class GuideLaw {
    private static final String MINUTES = "\\d+(–\\d+)?";

    private GuideLaw() {}

    static Stream<DynamicTest> tests(Game game) {
        var guide = Guide.of(game, Language.ENGLISH);
        var plain = new PlainWords(game, guide.figures().flatMap(figure -> figure.plies().stream()));
        return Stream.concat(
                Stream.of(
                        DynamicTest.dynamicTest("facts", () -> hasFacts(game, plain)),
                        DynamicTest.dynamicTest("every rule can be reached", () -> reachesEveryRule(game, guide)),
                        DynamicTest.dynamicTest("same parts in every language", () -> agrees(game))),
                Stream.concat(
                        IntStream.range(0, guide.parts().size())
                                .mapToObj(i -> DynamicTest.dynamicTest(
                                        guide.parts().get(i).heading(), () -> isTold(game, plain, i))),
                        guide.figures()
                                .map(figure -> DynamicTest.dynamicTest(
                                        "figure " + figure.name(), () -> canBe(game, figure)))));
    }

    private static void hasFacts(Game game, PlainWords plain) {
        var guide = Guide.of(game, Language.ENGLISH);
        plain.check(language -> Guide.of(game, language).aim());
        assertThat(guide.box()).isNotEmpty();
        plain.check(language -> String.join(" ", Guide.of(game, language).box()));
        assertThat(guide.minutes()).matches(MINUTES);
        assertThat(guide.figures()).as("figures").isNotEmpty();
    }

    /// A part that names G4 holds G4a and G4b, too.
    private static void reachesEveryRule(Game game, Guide guide) {
        var rules = game.rules().stream().map(Rule::name).toList();
        var named =
                guide.parts().stream().flatMap(part -> part.rules().stream()).collect(Collectors.toSet());
        assertThat(rules).containsAll(named);
        assertThat(rules).allMatch(rule -> isReached(rule, named), "stands below some part");
    }

    private static boolean isReached(String rule, Set<String> named) {
        return named.contains(rule) || named.contains(rule.replaceFirst("[a-z]$", ""));
    }

    private static void agrees(Game game) {
        var english = skeleton(Guide.of(game, Language.ENGLISH));
        assertThat(new GameFiles(game).otherLanguages())
                .allSatisfy(language ->
                        assertThat(skeleton(Guide.of(game, language))).isEqualTo(english));
    }

    private static List<String> skeleton(Guide guide) {
        return Stream.concat(
                        Stream.of("box of " + guide.box().size()),
                        guide.parts().stream().map(GuideLaw::skeleton))
                .toList();
    }

    private static String skeleton(Guide.Part part) {
        return part.blocks().stream()
                .map(block -> switch (block) {
                    case Guide.Text(var text) -> lines(text);
                    case Guide.Figure figure -> "figure " + figure.name();
                })
                .collect(Collectors.joining(", ", "", " " + part.rules()));
    }

    /// Paragraphs, items and lines of tables.
    private static String lines(String text) {
        return text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> line.stripLeading().startsWith("- ") ? "-" : line.startsWith("|") ? "|" : "p")
                .collect(Collectors.joining());
    }

    private static void isTold(Game game, PlainWords plain, int part) {
        plain.check(language -> Guide.of(game, language).parts().get(part).heading());
        plain.check(language -> Guide.of(game, language).parts().get(part).blocks().stream()
                .map(GuideLaw::words)
                .collect(Collectors.joining("\n")));
    }

    private static String words(Guide.Block block) {
        return switch (block) {
            case Guide.Text(var text) -> text;
            case Guide.Figure figure -> figure.caption();
        };
    }

    private static void canBe(Game game, Guide.Figure figure) {
        var position = game.start(figure.setup());
        for (var token : figure.plies()) {
            var ruling = position.judge(token);
            assertThat(ruling).as(token).isInstanceOf(Ruling.Legal.class);
            position.playLegal(((Ruling.Legal) ruling).move());
        }
        assertThat(figure.last()).isBetween(0, figure.plies().size());
        assertThat(figure.viewer().orElse(Position.SPECTATOR)).isBetween(0, position.seats());
        var places = Stream.concat(figure.places().stream(), figure.labels().keySet().stream());
        Places.exist(position, places.toList(), figure.plies().stream());
        assertThat(new GameFiles(game).languages())
                .allSatisfy(language -> assertThat(Guide.of(game, language)
                                .figures()
                                .filter(other -> other.name().equals(figure.name()))
                                .map(Guide.Figure::caption))
                        .as("one caption")
                        .singleElement()
                        .asString()
                        .isNotBlank());
    }
}
