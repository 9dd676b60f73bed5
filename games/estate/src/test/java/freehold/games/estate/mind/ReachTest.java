package freehold.games.estate.mind;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import freehold.games.estate.Rules;
import freehold.games.estate.rules.Legal;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.WinCosts;
import freehold.kernel.position.Dice;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Ways that a turn can pay.
class ReachTest {
    private static final int GAMES = 30;

    private final Reach reach = new Reach();
    private final WinCosts costs = new WinCosts();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void findsAWayExactlyWhereOneCostsNoMore(int side) {
        for (var game = 0; game < GAMES; game++) {
            var dice = new Dice(game);
            var position = new Rules().start(new Rules().setup(2, Map.of("size", "" + side)));
            while (!position.isOver()) {
                agreesWithTheCosts(position, Position.LIGHT);
                agreesWithTheCosts(position, Position.DARK);
                position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
            }
        }
    }

    private void agreesWithTheCosts(Position position, int colour) {
        costs.count(position, colour);
        for (var means = 0; means <= position.land().pointsOfTurn(); means++) {
            var way = reach.way(position.land(), position.pieces(colour), position.empty(), means);
            assertThat(way != 0).as("%s", position.view(0)).isEqualTo(costs.least() <= means);
            if (way != 0 && colour == position.mover() && means == position.points()) {
                buyingItWins(position.copy(), way);
            }
        }
    }

    /// Perhaps before all of it is bought.
    private static void buyingItWins(Position position, long way) {
        for (var left = way; left != 0 && !position.isOver(); left &= left - 1) {
            var cell = Long.numberOfTrailingZeros(left);
            assertThat(Cells.has(Legal.open(position), cell)).isTrue();
            position.playLegal(cell);
        }
        assertThat(position.isOver()).isTrue();
    }
}
