package freehold.games.esgros.mind;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.kernel.position.Dice;
import org.junit.jupiter.api.Test;

/// The race for the first pair (G4a).
class RaceTest {
    private static final int ENOUGH = 1_000_000;
    private static final int RACES = 200;

    private final HexBoard board = HexBoard.ofSide(3);
    private final Race race = new Race(17);

    @Test
    void whoeverHasNoQuietCellBuildsThePairFirst_G4() {
        var cell = Cells.of(0);
        assertThat(race.outcome(board, 0, cell, ENOUGH)).isEqualTo(Race.WON);
        assertThat(race.outcome(board, 0, 0, ENOUGH)).isEqualTo(Race.WON);
        assertThat(race.outcome(board, cell, 0, ENOUGH)).isEqualTo(Race.LOST);
    }

    @Test
    void aRaceThatTakesTooLongStaysUnknown() {
        assertThat(race.outcome(board, board.all(), board.all(), 3)).isEqualTo(Race.UNKNOWN);
    }

    @Test
    void theTableAgreesWithPlainSearch() {
        var dice = new Dice(1);
        for (var i = 0; i < RACES; i++) {
            var mine = board.all() & dice.next() & dice.next();
            var theirs = board.all() & dice.next() & dice.next();
            assertThat(race.outcome(board, mine, theirs, ENOUGH) == Race.WON).isEqualTo(wins(mine, theirs));
        }
    }

    private boolean wins(long mine, long theirs) {
        if (mine == 0) {
            return true;
        }
        for (var left = mine; left != 0; left &= left - 1) {
            var cell = Long.numberOfTrailingZeros(left);
            if (!wins(theirs & ~Cells.of(cell), mine & ~(board.neighbours(cell) | Cells.of(cell)))) {
                return true;
            }
        }
        return false;
    }
}
