package freehold.games.estate.mind;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.estate.Rules;
import freehold.games.estate.rules.Position;
import freehold.kernel.position.Dice;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whether a turn can still keep the enemy from winning in the next.
class BlockadeTest {
    private static final int GAMES = 40;

    private final Blockade blockade = new Blockade();
    private final Reach reach = new Reach();

    /// Against all legal ways to go on with the turn.
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void isPossibleExactlyWhereSomeTurnDoesIt(int side) {
        for (var game = 0; game < GAMES; game++) {
            var dice = new Dice(game);
            var position = new Rules().start(new Rules().setup(2, Map.of("size", "" + side, "pie", "false")));
            while (!position.isOver()) {
                if (!canWin(position)) {
                    assertThat(blockade.isPossible(position))
                            .as("%s", position.view(0))
                            .isEqualTo(someTurnStops(position, position.mover()));
                }
                position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
            }
        }
    }

    private boolean canWin(Position position) {
        var own = position.pieces(position.mover());
        return reach.way(position.land(), own, position.empty(), position.points()) != 0;
    }

    private boolean someTurnStops(Position position, int mover) {
        return position.mover() == mover
                ? IntStream.of(position.legalMoves()).anyMatch(move -> {
                    var next = position.copy();
                    next.playLegal(move);
                    return someTurnStops(next, mover);
                })
                : !canWin(position);
    }
}
