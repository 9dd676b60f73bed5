package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Ply;
import freehold.kernel.position.Dice;
import freehold.records.FgnReader;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import freehold.records.Variation;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Records with variations and comments; here, because reading one needs a real game.
class VariationsTest {
    private static Scoresheet sheet(String moves) {
        return (Scoresheet) FgnReader.read("[Game \"esgros\"]\n[Options \"size=4\"]\n\n" + moves)
                .getFirst();
    }

    private static List<String> tokens(Scoresheet sheet) {
        return sheet.course().plies().stream().map(Ply::token).toList();
    }

    private static String moves(Scoresheet sheet) {
        var text = FgnWriter.write(sheet);
        return text.substring(text.indexOf("\n\n")).strip();
    }

    private static String flaw(String moves) {
        return sheet(moves).broken().orElseThrow().toString();
    }

    @Test
    void onlyTheMainLineIsPlayed() {
        var sheet = sheet("1. d4 (1. c3 swap (d4 e5) c4) 1... swap (e5) 2. c3");
        assertThat(sheet.broken()).isEmpty();
        assertThat(tokens(sheet)).containsExactly("d4", "swap", "c3");
        assertThat(sheet.moves().steps().getFirst().others()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. d4",
                "1. d4 (c3 swap (d4 e5) c4) swap (e5) 2. c3",
                "{at the start} 1. d4 {#Centre} {a \\} brace and a \\\\} (c3 {first} (e5)) swap",
                "1. d4 (c3) (e5) (c4) swap",
            })
    void whatWasReadIsWrittenInTheSameWay(String moves) {
        var sheet = sheet(moves);
        assertThat(sheet.broken()).isEmpty();
        assertThat(moves(sheet)).isEqualTo(moves);
    }

    @Test
    void whatIsSaidBelongsToThePlyBeforeIt() {
        var sheet = sheet("{start} d4 {good} {#Name} {indeed} ({first} c3 {second})");
        assertThat(sheet.moves().before().comment()).contains("start");
        var step = sheet.moves().steps().getFirst();
        assertThat(step.notes().name()).contains("Name");
        assertThat(step.notes().comment()).contains("good indeed");
        var other = step.others().getFirst();
        assertThat(other.before().isEmpty()).isTrue();
        assertThat(other.steps().getFirst().notes().comment()).contains("first second");
    }

    @Test
    void aBrokenVariationIsToldLikeABrokenGame() {
        var sheet = sheet("d4 swap (c3 d4 e5) c3 f4");
        assertThat(sheet.broken().orElseThrow()).hasToString("ply 3 (d4): G3: d4 already holds a black stone");
        assertThat(sheet.broken().orElseThrow().rule()).contains("G3");
        assertThat(tokens(sheet)).containsExactly("d4", "swap", "c3", "f4");
        assertThat(moves(sheet)).isEqualTo("1. d4 swap (c3) 2. c3 f4");
        assertThat(flaw("d4 swap (k12)")).startsWith("ply 2 (k12): G1");
        assertThat(flaw("d4 swap (C3)")).startsWith("ply 2 (C3): 'C3' is not a token");
    }

    @Test
    void parenthesesThatDoNotMatchAreFound() {
        assertThat(flaw("d4 (c3")).isEqualTo("ply 2 ((): the variation that starts in line 4 has no )");
        assertThat(flaw("d4 c3) e5")).isEqualTo("ply 3 ()): there is no ( for this )");
        assertThat(flaw("(d4) c3")).isEqualTo("ply 1 ((): a variation stands behind the move that it replaces");
        assertThat(flaw("d4 () c3")).isEqualTo("ply 1 ()): a variation has at least one move");
        assertThat(flaw("d4 (c3 {never ends")).contains("has no }");
        assertThat(tokens(sheet("d4 (c3"))).containsExactly("d4");
    }

    @Test
    void aGameThatDoesNotEndItsVariationDoesNotHideTheNext() {
        var good = "[Game \"esgros\"]\n\nd4 swap\n";
        var games = FgnReader.read(good.replace("swap", "(c3") + "\n" + good);
        assertThat(games).hasSize(2);
        assertThat(((Scoresheet) games.get(0)).broken()).isPresent();
        assertThat(tokens((Scoresheet) games.get(1))).containsExactly("d4", "swap");
    }

    @Test
    void depthAndSizeAreLimited() {
        assertThat(flaw("d4 " + "(c3 ".repeat(Variation.MOST_NESTED + 1))).contains("at most 50 deep");
        assertThat(sheet("d4 " + "(c3 ".repeat(Variation.MOST_NESTED) + ")".repeat(Variation.MOST_NESTED))
                        .broken())
                .isEmpty();
        assertThat(flaw("d4 " + "(c3) ".repeat(Variation.MOST_PLIES))).contains("at most 20000 moves");
        assertThat(flaw("(".repeat(200_000))).contains("behind the move");
        assertThat(sheet("d4 {" + "\\}".repeat(100_000) + "}").broken()).isEmpty();
    }

    @Test
    void noTextBreaksTheReader() {
        var pieces =
                List.of("(", ")", "{", "}", "\\", "d4", "c3", "e5", "swap", "1.", "[Game \"esgros\"]\n", "#", " ", "[");
        for (var seed = 0; seed < 2_000; seed++) {
            var dice = new Dice(seed);
            var text = IntStream.range(0, 40)
                    .mapToObj(_ -> pieces.get(dice.below(pieces.size())))
                    .collect(Collectors.joining(seed % 2 == 0 ? " " : ""));
            for (var game : FgnReader.read("[Game \"esgros\"]\n" + text)) {
                if (game instanceof Scoresheet sheet) {
                    var again =
                            (Scoresheet) FgnReader.read(FgnWriter.write(sheet)).getFirst();
                    assertThat(again.broken()).as(text).isEmpty();
                    assertThat(again.moves()).as(text).isEqualTo(sheet.moves());
                }
            }
        }
    }
}
