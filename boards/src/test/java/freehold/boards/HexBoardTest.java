package freehold.boards;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import org.junit.jupiter.api.Test;

class HexBoardTest {
    private final HexBoard board = HexBoard.ofSide(5);

    @Test
    void aBoardOfSideFiveHas61CellsInRowsOfFiveToNine() {
        assertThat(board.size()).isEqualTo(61);
        assertThat(board.length(0)).isEqualTo(5);
        assertThat(board.length(4)).isEqualTo(9);
        assertThat(board.length(8)).isEqualTo(5);
        assertThat(board.name(30)).isEqualTo("e5");
        assertThat(board.distanceFromCentre(board.cell("e5"))).isZero();
        assertThat(board.distanceFromCentre(board.cell("i5"))).isEqualTo(4);
    }

    @Test
    void belowTheMiddleACellTouchesItsOwnAndTheNextNumberAbove() {
        assertThat(neighbours("b2")).containsExactlyInAnyOrder("b1", "b3", "c2", "c3", "a1", "a2");
    }

    @Test
    void fromTheMiddleOnACellTouchesThePreviousAndItsOwnNumberAbove() {
        assertThat(neighbours("e5")).containsExactlyInAnyOrder("e4", "e6", "f4", "f5", "d4", "d5");
        assertThat(neighbours("i1")).containsExactlyInAnyOrder("i2", "h1", "h2");
    }

    @Test
    void aCornerBelongsToTwoSides() {
        assertThat(board.names(board.side(0))).containsExactly("a1", "a2", "a3", "a4", "a5");
        assertThat(board.names(board.side(1))).containsExactly("a5", "b6", "c7", "d8", "e9");
        assertThat(board.names(board.side(3))).containsExactly("i1", "i2", "i3", "i4", "i5");
    }

    @Test
    void onlyCellsThatExistHaveANumber() {
        assertThat(board.cell("a6")).isEqualTo(-1);
        assertThat(HexBoard.isName("a6")).isTrue();
        assertThat(HexBoard.isName("a0")).isFalse();
        assertThat(HexBoard.isName("5a")).isFalse();
    }

    @Test
    void theNthCellOfASetIsFoundByCounting() {
        var set = Cells.of(3) | Cells.of(17) | Cells.of(60);
        assertThat(Cells.nth(set, 0)).isEqualTo(3);
        assertThat(Cells.nth(set, 2)).isEqualTo(60);
    }

    @Test
    void aStoneJoinsTheGroupsItTouches() {
        var groups = new Groups(board);
        groups.join(board.cell("a1"));
        groups.join(board.cell("a3"));
        assertThat(groups.count()).isEqualTo(2);
        var joined = groups.join(board.cell("a2"));
        assertThat(groups.count()).isEqualTo(1);
        assertThat(board.names(groups.stones(joined))).containsExactly("a1", "a2", "a3");
    }

    @Test
    void aSymmetryKeepsNeighboursTogether() {
        var symmetries = Symmetries.of(board);
        for (var symmetry = 0; symmetry < Symmetries.COUNT; symmetry++) {
            assertThat(symmetries.image(symmetry, board.all())).isEqualTo(board.all());
            for (var cell = 0; cell < board.size(); cell++) {
                var image = Long.numberOfTrailingZeros(symmetries.image(symmetry, Cells.of(cell)));
                assertThat(symmetries.image(symmetry, board.neighbours(cell))).isEqualTo(board.neighbours(image));
            }
        }
        assertThat(symmetries.image(0, 0x123456789AL)).isEqualTo(0x123456789AL);
    }

    @Test
    void theTwelveSymmetriesDiffer() {
        var corner = board.neighbours(0) | Cells.of(1) | Cells.of(2);
        assertThat(java.util.stream.IntStream.range(0, Symmetries.COUNT)
                        .mapToObj(symmetry -> Symmetries.of(board).image(symmetry, corner)))
                .doesNotHaveDuplicates();
    }

    @Test
    void linesRunAlongThreeDirections() {
        var small = HexBoard.ofSide(2);
        assertThat(java.util.Arrays.stream(small.lines(3)).mapToObj(small::names))
                .containsExactlyInAnyOrder(
                        java.util.List.of("a1", "b2", "c2"),
                        java.util.List.of("a2", "b2", "c1"),
                        java.util.List.of("b1", "b2", "b3"));
    }

    @Test
    void thePictureShiftsEachRowByHalfACell() {
        var small = HexBoard.ofSide(2);
        assertThat(HexPicture.draw(small, 4, cell -> new Sketch.Span(Ink.PLAIN, small.name(cell))))
                .hasToString("""
                          c  c1  c2  c
                        b  b1  b2  b3  b
                          a  a1  a2  a""");
    }

    private java.util.List<String> neighbours(String cell) {
        return board.names(board.neighbours(board.cell(cell)));
    }
}
