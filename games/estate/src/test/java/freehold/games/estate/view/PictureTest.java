package freehold.games.estate.view;

import static freehold.games.estate.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.estate.rules.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

class PictureTest {
    @Test
    void emptyCellsShowTheirPricesAndHoldingsTheirSides() {
        assertThat(after("size=3", "a1 b1 c1 c3 d1").view(1).picture()).hasToString("""
                      e  e1¹   e2¹   e3¹   e
                   d   ○    d2²   d3²   d4¹   d
                c   ○    c2²    ●    c4²   c5¹   c
                   b   ○    b2²   b3²   b4¹   b
                      a   ○    a2¹   a3¹   a

                ○ light is seat 1; 10 pieces left; the group at a1 touches 3 sides: bottom, upper left, lower left
                ● dark  is seat 2; 13 pieces left; touches no side yet
                ○ light is to place, with 2 points left this turn""");
    }

    @Test
    void theWinnerIsNamed_E9() {
        assertThat(after("size=2 pie=false", "a1 c1 b3 end b2")
                        .view(1)
                        .picture()
                        .toString())
                .endsWith("○ light has won (E9)");
    }

    @Test
    void promptsSayWhatCanBeDone() {
        assertThat(after("size=5", "e5").prompt()).hasToString("place a piece for at most 5 points, or swap");
        assertThat(after("size=5", "e5 e4").prompt())
                .hasToString("place another piece for at most 1 point, or end the turn");
        assertThat(after("size=5", "e5 swap").prompt()).hasToString("place a piece for at most 5 points");
    }

    @Test
    void movesAreToldInWords() {
        var position = after("size=5", "e5 e4");
        assertThat(position.tell(Move.END)).hasToString("ends the turn with 1 point unspent");
        assertThat(position.tell(0)).hasToString("buys a1 for 1 point");
        assertThat(after("size=5", "e5").tell(Move.SWAP)).hasToString("swaps: light and dark change hands");
    }

    @Test
    void theViewListsWhatCanBePlayed() {
        var view = View.of(after("size=2", "a1"));
        assertThat(view.open()).containsExactly("a2", "b1", "b3", "c1", "c2");
        assertThat(view.canEnd()).isTrue();
        assertThat(view.hasPlaced()).isTrue();
        assertThat(view.pointsLeft()).isEqualTo(1);
        assertThat(view.cells()).contains(new View.Cell("b2", 2), new View.Cell("a1", 1));
        assertThat(view.groups()).containsExactly(new View.Group("light", List.of("a1"), List.of(1, 6)));
    }
}
