package freehold.games.estate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.games.estate.rules.Position;
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
    private final Rules estate = new Rules();

    private Setup setup(int size) {
        return estate.setup(2, Map.of("size", "" + size));
    }

    private static String written(Position position) {
        return "light=%s dark=%s to=%s points=%s"
                .formatted(
                        String.join(",", position.board().names(position.pieces(Position.LIGHT))),
                        String.join(",", position.board().names(position.pieces(Position.DARK))),
                        position.mover() == Position.LIGHT ? "light" : "dark",
                        position.points());
    }

    /// Whatever play leads to can be placed, and is the same position then.
    @ParameterizedTest
    @CsvSource({"2", "3", "4", "5"})
    void everyPositionOfAGameCanBePlaced(int size) {
        for (var seed = 0; seed < 60; seed++) {
            var dice = new Dice(seed);
            var position = estate.start(setup(size));
            while (!position.isOver()) {
                var text = written(position);
                var placed = estate.placed(setup(size), text);
                assertThat(placed.flaw()).as(text).isEmpty();
                if (!position.isSwapped()) {
                    assertThat(placed.position().legalTokens()).as(text).isEqualTo(position.legalTokens());
                    assertThat(placed.position().hash()).as(text).isEqualTo(position.hash());
                }
                position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
            }
            var won = written(position).replaceAll(" points=.*", "");
            assertThat(estate.placed(setup(size), won).flaw()).isPresent();
        }
    }

    private String flaw(int size, String text) {
        return estate.placed(setup(size), text)
                .flaw()
                .map(Ruling.Illegal::message)
                .orElse("none");
    }

    @Test
    void whatTheRulesCannotLeadToIsRefused() {
        assertThat(flaw(3, "light=c3 dark=a1 to=light")).isEqualTo("none");
        assertThat(flaw(2, "light=a1,b2,c2 to=dark")).isEqualTo("E9: light has won here, so the game is over");
        assertThat(flaw(3, "light=c3,c2,c4 dark=b1 to=dark"))
                .isEqualTo("E3: turns alternate, but light's pieces take 3 to 3 turns and dark's 1 to 1");
        assertThat(flaw(3, "to=dark")).startsWith("E3: turns alternate");
        assertThat(flaw(3, "light=c3 to=dark points=2")).startsWith("E3: no pieces of dark cost exactly the 1 points");
        assertThat(flaw(3, "light=c3 to=light")).startsWith("E3: turns alternate");
        assertThat(flaw(3, "light=a1 to=light points=2")).isEqualTo("none");
    }

    @Test
    void aFlawRingsWhatItIsAbout() {
        assertThat(estate.placed(setup(2), "light=a1,b2,c2,a2 to=dark")
                        .flaw()
                        .orElseThrow()
                        .places())
                .contains("a1", "b2", "c2");
    }

    @Test
    void theSupplyIsLimited() {
        var position = estate.start(setup(2));
        var all = String.join(",", position.board().names(position.board().all()));
        assertThat(flaw(2, "light=" + all + " to=dark")).doesNotContain("none");
    }

    @Test
    void afterTheFirstTurnTheSecondPlayerMaySwap() {
        var setup = estate.setup(2, Map.of("size", "3"), Optional.of("light=c3 to=dark"));
        assertThat(estate.start(setup).legalTokens()).contains("swap");
        assertThat(estate.start(estate.unevened(setup)).legalTokens()).doesNotContain("swap");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "light=a1 red=b1 | 'red=b1' does not fit",
                "light | 'light' does not fit",
                "to=nobody | 'to=nobody' does not fit",
                "points=many | 'points=many' does not fit",
                "points=9 | E3: whoever acts has 1 to 3 points left",
                "points=0 | E3: whoever acts has 1 to 3 points left",
                "light=k9 | E1: there is no cell k9",
                "light=a1,,b1 | E1: there is no cell",
                "light=a1 dark=a1 | a1 is named twice",
                "light=c3 to=light | E3: turns alternate",
            })
    void whatCannotBeReadOrIsNotLegalIsNoStart(String text, String reason) {
        assertThatThrownBy(() -> estate.setup(2, Map.of("size", "3"), Optional.of(text)))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining(reason);
    }
}
