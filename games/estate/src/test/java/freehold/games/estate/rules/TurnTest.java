package freehold.games.estate.rules;

import static freehold.games.estate.Played.after;
import static freehold.games.estate.Played.play;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import freehold.games.estate.view.View;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Prices and turns: E2 to E6.
class TurnTest {
    @Test
    void theCentreCostsMostAndTheOutermostRingOne_E2() {
        var land = Land.ofSide(5);
        assertThat(rowE(land)).isEqualTo("1 2 3 4 5 4 3 2 1");
        assertThat(IntStream.range(0, 6).map(i -> dearest(land, land.board().side(i))))
                .containsOnly(1);
        assertThat(Land.ofSide(2).price(Land.ofSide(2).board().cell("b2"))).isEqualTo(2);
    }

    private static String rowE(Land land) {
        return IntStream.rangeClosed(1, 9)
                .mapToObj(k -> "" + land.price(land.board().cell("e" + k)))
                .collect(Collectors.joining(" "));
    }

    private static int dearest(Land land, long cells) {
        return IntStream.range(0, land.board().size())
                .filter(cell -> Cells.has(cells, cell))
                .map(land::price)
                .max()
                .orElseThrow();
    }

    @Test
    void aPieceIsPaidFromTheTurnsPoints_E3() {
        var position = after("size=5", "d3");
        assertThat(position.points()).isEqualTo(2);
        assertThat(position.actor()).isEqualTo(1);
        assertThat(position.legalTokens()).contains("a1", "b2", "end").doesNotContain("c3", "e5", "d3");
    }

    @Test
    void theTurnEndsByItselfWhenThePointsAreSpent_E3() {
        var position = after("size=5", "d3 b2");
        assertThat(position.actor()).isEqualTo(2);
        assertThat(position.points()).isEqualTo(5);
    }

    @Test
    void theTurnEndsByItselfWhenNoEmptyCellIsCheapEnough_E3() {
        // Light has 1 point left, and all outer cells of side 2 are taken.
        var position = after("size=2 pie=false", "a1 end a2 b1 c1 end b3 end");
        play(position, "c2");
        assertThat(position.mover()).isEqualTo(Position.DARK);
        assertThat(position.legalTokens()).containsExactly("b2");
    }

    @Test
    void aTurnCanEndOnceItHasPlacedAPiece_E4() {
        assertThat(after("size=5", "e5").canEnd()).isFalse();
        assertThat(after("size=5", "e5 a1").canEnd()).isTrue();
        assertThat(after("size=5", "e5 a1 end").actor()).isEqualTo(1);
    }

    @Test
    void pointsLeftOverAreLost_E5() {
        assertThat(after("size=5", "a1 end a2 end").points()).isEqualTo(5);
    }

    @Test
    void thePiecesOfATurnNeedNotTouchEachOther_E6() {
        var position = after("size=5", "a1 i5 e9 a5 i1");
        assertThat(View.of(position).groups()).hasSize(5);
    }

    @Test
    void theOrderOfPlacementsDoesNotMatter() {
        assertThat(after("size=5", "a1 c3").hash())
                .isEqualTo(after("size=5", "c3 a1").hash());
        assertThat(after("size=5", "a1 c3").view(1))
                .isEqualTo(after("size=5", "c3 a1").view(1));
        assertThat(after("size=5", "a1 c3").hash())
                .isNotEqualTo(after("size=5", "a1 c3 end").hash());
    }
}
