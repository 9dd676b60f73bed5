package freehold.search.proof;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.search.exact.Solver;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeSearchTest {
    private static final int GAMES = 10;
    private static final int PLIES = 10;

    /// Where it begins again and again in another order, too.
    @ParameterizedTest
    @CsvSource({"esgros, 1000000", "esgros, 1", "estate, 1000000", "estate, 1"})
    void agreesWithTheSolver(String id, long patience) {
        var game = Games.named(id);
        var start = game.start(game.unevened(game.setup(2, Map.of("size", "3"))));
        var solver = new Solver(Knowledge.none(), 18, _ -> {});
        var whole = new WholeSearch(patience, _ -> {});
        var dice = new Dice(1);
        for (var i = 0; i < GAMES; i++) {
            var position = start.copy();
            for (var ply = 0; ply < PLIES && !position.isOver(); ply++) {
                position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
            }
            var value = solver.solve(position);
            assertThat(whole.isWonBy(1, position)).isEqualTo(value == Solver.WIN);
            assertThat(whole.isWonBy(2, position)).isEqualTo(value == Solver.LOSS);
        }
    }
}
