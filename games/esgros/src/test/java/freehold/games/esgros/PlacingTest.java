package freehold.games.esgros;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.games.esgros.rules.Position;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Ruling;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions that somebody placed by hand.
class PlacingTest {
    private final Rules esgros = new Rules();

    private Setup setup(int size, String reading) {
        return esgros.setup(2, Map.of("size", "" + size, "reading", reading));
    }

    private static String written(Position position) {
        return "black=%s white=%s to=%s"
                .formatted(
                        String.join(",", position.board().names(position.stones(Position.BLACK))),
                        String.join(",", position.board().names(position.stones(Position.WHITE))),
                        position.mover() == Position.BLACK ? "black" : "white");
    }

    /// Whatever play leads to can be placed, and is the same position then.
    @ParameterizedTest
    @CsvSource({"2,strict", "3,catch-up", "4,catch-up", "4,strict", "5,catch-up"})
    void everyPositionOfAGameCanBePlaced(int size, String reading) {
        var setup = setup(size, reading);
        for (var seed = 0; seed < 60; seed++) {
            var dice = new Dice(seed);
            var position = esgros.start(setup);
            while (!position.isOver()) {
                var text = written(position);
                var placed = esgros.placed(setup, text);
                // After a swap White acts on a board with one black stone, as it did before.
                assertThat(placed.flaw()).as(text).isEmpty();
                if (!position.isSwapped()) {
                    assertThat(placed.position().legalTokens()).as(text).isEqualTo(position.legalTokens());
                    assertThat(placed.position().hash()).as(text).isEqualTo(position.hash());
                }
                position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
            }
            assertThat(esgros.placed(setup, written(position)).flaw()).isPresent();
        }
    }

    private String flaw(String text) {
        return esgros.placed(setup(4, "catch-up"), text)
                .flaw()
                .map(Ruling.Illegal::message)
                .orElse("none");
    }

    @Test
    void whatTheRulesCannotLeadToIsRefused() {
        assertThat(flaw("")).isEqualTo("none");
        assertThat(flaw("black=d4 to=white")).isEqualTo("none");
        assertThat(flaw("to=white")).isEqualTo("G3: black places the first stone");
        assertThat(flaw("black=d4 to=black")).isEqualTo("G6: white has no stone any more, so the game is over");
        assertThat(flaw("white=d4 to=black")).isEqualTo("G6: black has no stone any more, so the game is over");
        assertThat(flaw("black=d4,d5 white=d6 to=black")).isEqualTo("none");
        assertThat(flaw("black=d4,d5 white=d6 to=white"))
                .isEqualTo("G5: black moved last, and would have removed a smaller group beside the new stone's");
        assertThat(flaw("black=d4,d5,a1 white=d6 to=white")).isEqualTo("none");
    }

    @Test
    void aFlawRingsWhatItIsAbout() {
        assertThat(esgros.placed(setup(4, "strict"), "black=d4,d5 white=d6,a1 to=white")
                        .flaw()
                        .orElseThrow()
                        .places())
                .containsExactly("d6");
    }

    @Test
    void afterTheFirstStoneTheSecondPlayerMaySwap() {
        var setup = esgros.setup(2, Map.of(), Optional.of("black=d4 to=white"));
        assertThat(esgros.start(setup).legalTokens()).contains("swap");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "black=d4 points=3 | 'points=3' does not fit",
                "black=z9 | G1: there is no cell z9",
                "black=d4 white=d4 | d4 is named twice",
                "to=white | G3: black places the first stone",
            })
    void whatCannotBeReadOrIsNotLegalIsNoStart(String text, String reason) {
        assertThatThrownBy(() -> esgros.setup(2, Map.of(), Optional.of(text)))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining(reason);
    }
}
