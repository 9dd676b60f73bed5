package freehold.games.estate.mind;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import freehold.games.estate.Rules;
import freehold.games.estate.rules.Land;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.WinCosts;
import freehold.kernel.position.Dice;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheapWaysTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void countsWhatWinCostsCounts(int side) {
        var game = new Rules();
        var scratch = new int[Position.MOST_MOVES];
        for (var seed = 1; seed <= 20; seed++) {
            var dice = new Dice(seed);
            var position = game.start(game.setup(2, Map.of("size", "" + side)));
            while (!position.isOver()) {
                compare(position, Position.LIGHT);
                compare(position, Position.DARK);
                position.playLegal(position.pick(dice, scratch));
            }
        }
    }

    /// Across the middle of side 5 for 4 + 5 + 4 + 3 + 2 + 1 points.
    @Test
    void doesNotCountWhatCostsTooMuch() {
        var ways = new CheapWays(Land.ofSide(5));
        ways.count(row("e1", "e2", "e3"), row("e4", "e5", "e6", "e7", "e8", "e9"));
        assertThat(ways.least()).isEqualTo(CheapWays.MOST + 1);
    }

    private static long row(String... names) {
        var board = Land.ofSide(5).board();
        return IntStream.range(0, board.size())
                .filter(cell -> List.of(names).contains(board.name(cell)))
                .mapToLong(Cells::of)
                .sum();
    }

    private static void compare(Position position, int colour) {
        var ways = new CheapWays(position.land());
        ways.count(position.pieces(colour), position.empty());
        var costs = new WinCosts();
        costs.count(position, colour);
        var most = 3 * position.land().pointsOfTurn();
        var least = costs.least();
        if (least == WinCosts.NEVER) {
            assertThat(ways.least()).isGreaterThan(most);
            return;
        }
        assertThat(ways.least()).isEqualTo(least);
        for (var slack = 0; slack <= Math.min(CheapWays.SLACK, most - least); slack++) {
            for (var cells = position.empty(); cells != 0; cells &= cells - 1) {
                var cell = Long.numberOfTrailingZeros(cells);
                assertThat(Cells.has(ways.through(slack), cell))
                        .as("cell %d with slack %d over %d", cell, slack, least)
                        .isEqualTo(costs.through(cell) == least + slack);
            }
        }
    }
}
