package freehold.boards;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.position.Dice;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurroundingsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void areTheNeighboursOfAllCells(int side) {
        var board = HexBoard.ofSide(side);
        var surroundings = new Surroundings(board);
        var dice = new Dice(side);
        for (var i = 0; i < 100; i++) {
            var some = dice.next();
            var set = some & dice.next() & board.all();
            var expected = 0L;
            for (var left = set; left != 0; left &= left - 1) {
                expected |= board.neighbours(Long.numberOfTrailingZeros(left));
            }
            assertThat(surroundings.of(set)).isEqualTo(expected);
        }
    }
}
