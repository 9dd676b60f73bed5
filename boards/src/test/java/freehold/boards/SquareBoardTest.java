package freehold.boards;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Sketch;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SquareBoardTest {
    private final SquareBoard board = SquareBoard.ofSide(8);

    @Test
    void cellsAreNamedAsInChess() {
        assertThat(board.size()).isEqualTo(64);
        assertThat(board.all()).isEqualTo(-1L);
        assertThat(board.name(0)).isEqualTo("a1");
        assertThat(board.name(63)).isEqualTo("h8");
        assertThat(board.cell("e4")).isEqualTo(board.cell(4, 3));
        assertThat(board.cell("i1")).isEqualTo(-1);
        assertThat(board.describe()).hasToString("a board of 8 by 8 cells, a1 to h8");
    }

    @Test
    void neighboursShareAnEdgeAndCellsAroundAlsoACorner() {
        assertThat(names(board.neighbours(board.cell("b2")))).containsExactlyInAnyOrder("a2", "c2", "b1", "b3");
        assertThat(names(board.neighbours(board.cell("h8")))).containsExactlyInAnyOrder("g8", "h7");
        assertThat(names(board.around(board.cell("a1")))).containsExactlyInAnyOrder("a2", "b1", "b2");
        assertThat(names(board.around(board.cell("e4")))).hasSize(8);
    }

    @Test
    void linesRunAlongRowsColumnsAndDiagonals() {
        var small = SquareBoard.ofSide(3);
        var lines = small.lines(3);
        assertThat(lines).hasSize(8).doesNotHaveDuplicates();
        assertThat(IntStream.range(0, lines.length).mapToObj(i -> small.names(lines[i])))
                .contains(List.of("a1", "b2", "c3"), List.of("c1", "b2", "a3"), List.of("b1", "b2", "b3"));
        assertThat(small.lines(4)).isEmpty();
    }

    @Test
    void aSymmetryKeepsNeighboursAndLines() {
        var symmetries = Symmetries.of(board);
        assertThat(symmetries.count()).isEqualTo(8);
        for (var symmetry = 0; symmetry < symmetries.count(); symmetry++) {
            for (var cell = 0; cell < board.size(); cell++) {
                var image = Long.numberOfTrailingZeros(symmetries.image(symmetry, Cells.of(cell)));
                assertThat(symmetries.image(symmetry, board.neighbours(cell))).isEqualTo(board.neighbours(image));
            }
            for (var line : board.lines(3)) {
                assertThat(board.lines(3)).contains(symmetries.image(symmetry, line));
            }
        }
    }

    @Test
    void theEightSymmetriesDiffer() {
        var symmetries = Symmetries.of(board);
        var corner = Cells.of(0) | Cells.of(1);
        assertThat(IntStream.range(0, symmetries.count()).mapToObj(symmetry -> symmetries.image(symmetry, corner)))
                .doesNotHaveDuplicates();
        assertThat(symmetries.image(0, corner)).isEqualTo(corner);
    }

    @Test
    void groupsJoinOnSquaresToo() {
        var groups = new Groups(board);
        groups.join(board.cell("a1"));
        groups.join(board.cell("b2"));
        assertThat(groups.count()).isEqualTo(2);
        groups.join(board.cell("a2"));
        assertThat(groups.count()).isEqualTo(1);
    }

    @Test
    void theFirstRowIsDrawnAtTheBottom() {
        var small = SquareBoard.ofSide(2);
        assertThat(SquarePicture.draw(small, 4, cell -> new Sketch.Span(Ink.PLAIN, small.name(cell))))
                .hasToString("""
                        2  a2  b2
                        1  a1  b1
                           a   b""");
        assertThat(small.place(small.cell("a2")).y()).isZero();
        assertThat(small.atlas().places()).hasSize(4);
    }

    private List<String> names(long set) {
        return board.names(set);
    }
}
