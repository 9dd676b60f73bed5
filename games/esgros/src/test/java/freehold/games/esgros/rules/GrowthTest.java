package freehold.games.esgros.rules;

import static freehold.games.esgros.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import freehold.boards.Groups;
import freehold.boards.HexBoard;
import freehold.games.esgros.view.View;
import freehold.kernel.position.Dice;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a stone may join: G4, and what follows from it: G9.
class GrowthTest {
    /// Black has single stones everywhere, so every cell exceeds the largest group.
    ///
    /// ```
    ///     e  e1  e2  ○1  e
    ///   d  d1  ●1  d3  d4  d
    /// c  ○1  ·   ·   c4  ●1  c
    ///   b  b1  ●1  b3  b4  b
    ///     a  a1  a2  ○1  a
    /// ```
    private static final String CROWDED = "d2 c1 b2 a3 c5 e3";

    /// White is behind, 1 to 2, and to move.
    ///
    /// ```
    ///     e  e1  e2  ●2  e
    ///   d  ●1  ·   ·   ●2  d
    /// c  ·   c2  ○1  ·   c5  c
    ///   b  ○1  ·   b3  ●1  b
    ///     a  ●1  ○1  ·   a
    /// ```
    private static final String WHITE_BEHIND = "a1 e2 d1 b1 d4 c3 b4 a2 e3";

    /// Black is ahead, 3 to 1, and to move.
    ///
    /// ```
    ///     e  ·   ●1  ○1  e
    ///   d  ●2  ○1  ·   ●1  d
    /// c  ○1  ●2  ·   ·   c5  c
    ///   b  ·   ·   ●3  ·   b
    ///     a  ·   ●3  ●3  a
    /// ```
    private static final String BLACK_AHEAD = "d4 a1 b3 d2 d1 c1 e2 e3 b1 c5 a3 b2 c2 c4 d4 d2 a2 c1";

    @ParameterizedTest
    @ValueSource(strings = {"strict", "catch-up"})
    void aSecondStoneStaysApartFromTheFirst_G4a(String reading) {
        assertThat(after("size=3 reading=" + reading, "c1 d3").legalTokens())
                .doesNotContain("b1", "c2", "d1")
                .contains("a1", "b2", "e1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"strict", "catch-up"})
    void whereEveryCellExceedsTheLargestGroupTheSmallestStepIsOpen_G4a(String reading) {
        var position = after("size=3 reading=" + reading, CROWDED);
        assertThat(position.legalTokens())
                .containsExactly("a1", "a2", "b1", "b3", "b4", "c4", "d1", "d3", "d4", "e1", "e2");
        assertThat(position.sizeAt(position.board().cell("c4"))).isEqualTo(2);
        assertThat(position.sizeAt(position.board().cell("c2"))).isEqualTo(3);
    }

    @Test
    void whoeverIsAheadTakesTheSmallestStepAboveTheEnemy_G4b() {
        var position = after("size=3 reading=strict", BLACK_AHEAD);
        assertThat(position.largest(Position.BLACK)).isEqualTo(3);
        assertThat(position.largest(Position.WHITE)).isEqualTo(1);
        assertThat(position.sizeAt(position.board().cell("b1"))).isEqualTo(3);
        assertThat(position.sizeAt(position.board().cell("c5"))).isEqualTo(2);
        assertThat(position.legalTokens()).containsExactly("c5");
    }

    @Test
    void readStrictlyWhoeverIsBehindMayNotExceedTheOwnLargestGroup_G4() {
        assertThat(after("size=3 reading=strict", WHITE_BEHIND).legalTokens()).containsExactly("c5", "e1", "e2");
    }

    @Test
    void readAsCatchUpWhoeverIsBehindMayOvertakeByTheSmallestStep_G4() {
        var position = after("size=3 reading=catch-up", WHITE_BEHIND);
        assertThat(position.legalTokens()).containsExactly("b3", "c2", "c5", "e1", "e2");
        assertThat(position.sizeAt(position.board().cell("b3"))).isEqualTo(3);
        assertThat(position.sizeAt(position.board().cell("c4")))
                .as("only level")
                .isEqualTo(2);
        assertThat(position.sizeAt(position.board().cell("b2")))
                .as("too big a step")
                .isEqualTo(4);
    }

    @Test
    void readAsCatchUpOvertakingComesBeforeTheExceptionOfCrowdedBoards_G4() {
        var crowdedAndBehind = "c4 e3 a2 a3 d2 b2 c1 d1 c5";
        assertThat(after("size=3 reading=strict", crowdedAndBehind).legalTokens())
                .containsExactly("a1", "b1", "b4", "c3", "d3", "d4", "e1", "e2");
        assertThat(after("size=3 reading=catch-up", crowdedAndBehind).legalTokens())
                .containsExactly("b3", "c2");
    }

    @Test
    void sizesAddUpTheDistinctGroupsThatTouchACell() {
        var board = HexBoard.ofSide(5);
        var groups = new Groups(board);
        List.of("a1", "a2", "a3", "b1", "c1", "d1", "e5", "c3").forEach(name -> groups.join(board.cell(name)));
        var sizes = new Sizes();
        sizes.count(groups);
        assertThat(sizes.at(board.cell("d2"))).as("a group of 6, touched twice").isEqualTo(7);
        assertThat(sizes.at(board.cell("b2")))
                .as("a group of 6 and a single stone")
                .isEqualTo(8);
        assertThat(sizes.at(board.cell("d4"))).as("two single stones").isEqualTo(3);
        assertThat(sizes.at(board.cell("i1"))).isEqualTo(1);
        var some = Cells.of(board.cell("d2")) | Cells.of(board.cell("b2")) | Cells.of(board.cell("d4"));
        assertThat(board.names(sizes.least(some))).containsExactly("d4");
        assertThat(board.names(sizes.atMost(7, some))).containsExactly("d2", "d4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"strict", "catch-up"})
    void everyMoveRaisesTheListOfGroupSizes_G9(String reading) {
        var dice = new Dice(9);
        var scratch = new int[Position.MOST_MOVES];
        for (var game = 0; game < 20; game++) {
            var position = after("size=4 pie=false reading=" + reading, "d4");
            while (!position.isOver()) {
                var before = groupSizes(position);
                position.playLegal(position.pick(dice, scratch));
                assertThat(Arrays.compare(groupSizes(position), before)).isPositive();
            }
        }
    }

    /// In descending order.
    private static int[] groupSizes(Position position) {
        return View.of(position).groups().stream()
                .map(group -> group.cells().size())
                .sorted(Comparator.reverseOrder())
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
