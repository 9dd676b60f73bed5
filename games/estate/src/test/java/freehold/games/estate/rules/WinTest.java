package freehold.games.estate.rules;

import static freehold.games.estate.Played.after;
import static freehold.games.estate.Played.move;
import static freehold.games.estate.Played.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import freehold.boards.HexBoard;
import freehold.games.estate.view.View;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Sides and winning: E8 and E9.
class WinTest {
    private static final int BOTTOM = 1;
    private static final int LOWER_RIGHT = 2;
    private static final int UPPER_RIGHT = 4;
    private static final int TOP = 8;
    private static final int UPPER_LEFT = 16;
    private static final int LOWER_LEFT = 32;

    private static int sides(String cell) {
        var board = HexBoard.ofSide(5);
        return Land.ofSide(5).sides(board.cell(cell));
    }

    @Test
    void aCornerBelongsToBothOfItsSides_E8() {
        assertThat(sides("a1")).isEqualTo(BOTTOM | LOWER_LEFT);
        assertThat(sides("a5")).isEqualTo(BOTTOM | LOWER_RIGHT);
        assertThat(sides("e9")).isEqualTo(LOWER_RIGHT | UPPER_RIGHT);
        assertThat(sides("i5")).isEqualTo(UPPER_RIGHT | TOP);
        assertThat(sides("i1")).isEqualTo(TOP | UPPER_LEFT);
        assertThat(sides("e1")).isEqualTo(UPPER_LEFT | LOWER_LEFT);
        assertThat(sides("a3")).isEqualTo(BOTTOM);
        assertThat(sides("b2")).isZero();
    }

    @Test
    void twoOppositeSidesOrEveryOtherSideWin_E9() {
        assertThat(Sides.win(BOTTOM | TOP)).isTrue();
        assertThat(Sides.win(LOWER_RIGHT | UPPER_LEFT)).isTrue();
        assertThat(Sides.win(UPPER_RIGHT | LOWER_LEFT)).isTrue();
        assertThat(Sides.win(BOTTOM | UPPER_RIGHT | UPPER_LEFT)).isTrue();
        assertThat(Sides.win(LOWER_RIGHT | TOP | LOWER_LEFT)).isTrue();
        assertThat(Sides.win(BOTTOM | LOWER_RIGHT | UPPER_RIGHT)).isFalse();
        assertThat(Sides.win(BOTTOM | UPPER_RIGHT)).isFalse();
        assertThat(Sides.win(0)).isFalse();
    }

    /// Without opposites there are at most three: neighbours in a row, or every other one.
    @Test
    void fourSidesAlwaysWin_E9() {
        assertThat(IntStream.range(0, 64).filter(sides -> Integer.bitCount(sides) >= 4))
                .allMatch(Sides::win);
    }

    @Test
    void oppositeSidesWinInTheMiddleOfATurn_E9() {
        var position = after("size=5 pie=false", "a1 b1 c1 d1 e1 e5 f1 g1 h1");
        assertThat(position.isOver()).isFalse();
        assertThat(position.scores()).containsExactly(0, 0);
        assertThatIllegalStateException().isThrownBy(position::ending);
        assertThat(position.tell(move(position, "i1")))
                .hasToString("buys i1 for 1 point: two opposite sides are connected");

        play(position, "i1");
        assertThat(position.points()).as("points left").isEqualTo(1);
        assertThat(position.actor()).isEqualTo(Position.NOBODY);
        assertThat(position.ending()).isEqualTo(Ending.OPPOSITE_SIDES);
        assertThat(position.winners()).containsExactly(1);
        assertThat(position.scores()).containsExactly(1, 0);
        assertThat(position.legalTokens()).isEmpty();
    }

    /// ```
    ///       e  e1¹    ○    e3¹   e
    ///    d  d1¹    ○     ○    d4¹   d
    /// c  c1¹    ○     ●    c4²   c5¹   c
    ///    b   ○    b2²    ●     ○    b
    ///       a  a1¹    ●     ●    a
    /// ```
    @Test
    void everyOtherSideWinsWithoutOppositeOnes_E9() {
        var position = after("size=3", "b4 d2 c3 c2 b1 a2 b3 d3 e2 a3 end");
        assertThat(position.isOver()).isFalse();
        play(position, "c4");
        assertThat(position.ending()).isEqualTo(Ending.THREE_SIDES);
        assertThat(position.winners()).containsExactly(1);
    }

    /// Every other side and opposite ones in a single stroke: the game names the opposite ones.
    @Test
    void oppositeSidesAreNamedFirst_E9() {
        var position = after("size=2 pie=false", "a1 a2 b3 end c1 end c2 end");
        play(position, "b2");
        assertThat(View.of(position).groups().getFirst().sides()).containsExactly(1, 2, 4, 5, 6);
        assertThat(position.ending()).isEqualTo(Ending.OPPOSITE_SIDES);
    }

    @Test
    void threeSidesInARowDoNotWin_E9() {
        var position = after("size=5 pie=false", "a1 b1 c1 d1 e1");
        assertThat(View.of(position).groups().getFirst().sides()).containsExactly(1, 5, 6);
        assertThat(position.isOver()).isFalse();
    }

    @Test
    void theViewShowsTheShortestChainThatHasWon_E9() {
        assertThat(View.of(after("size=3", "c3 d3 e3")).won()).isEqualTo(new View.Link(List.of(), List.of()));
        // The piece on b1 belongs to the holding, and not to the chain.
        var won = View.of(after("size=3 pie=false", "c3 d3 e3 d2 e2 b3 a3 b2 b1 b4 c5 end a2"))
                .won();
        assertThat(won.sides()).containsExactly(1, 4);
        assertThat(won.cells()).containsExactly("a2", "b2", "c3", "d2", "e2");
    }

    @Test
    void aChainBetweenThreeSidesBranches_E9() {
        var won = View.of(after("size=3 pie=false", "b4 d2 c3 c2 b1 a2 b3 d3 e2 a3 end c4"))
                .won();
        assertThat(won.sides()).containsExactly(2, 4, 6);
        assertThat(won.cells()).contains("b1", "b4", "e2");
    }
}
