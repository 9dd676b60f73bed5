package freehold.games.hexploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.Dice;
import freehold.kernel.Trail;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What search is told about the game.
class KnowledgeTest {
    private final Knowledge knowledge = new Knowledge();
    private final int[] moves = new int[Position.MOST_MOVES];
    private final float[] priors = new float[Position.MOST_MOVES];

    private List<String> kept(Position position) {
        var kept = knowledge.prune(position, moves, position.moves(moves));
        return Arrays.stream(moves, 0, kept).mapToObj(position::token).toList();
    }

    @Test
    void markersStayWhereTheyServe_H14() {
        var position = Scene.of(2, 5, Scene.APART).position();
        assertThat(position.legalTokens()).contains("unmark:2,0", "mark:2,0");
        assertThat(kept(position)).containsExactly("draw");
    }

    @Test
    void aDiscardIsOfferedAtTheHighestPrice_H8() {
        var position = Scene.of(2, 5, Scene.APART + " draw tile:P").position();
        assertThat(position.legalTokens()).contains("discard:3", "discard:4", "discard:5");
        assertThat(kept(position)).doesNotContain("discard:3", "discard:4");
    }

    /// All along random games: something is always left to try, first sights lie in their bounds, playouts divide one
    /// win, for any number of seats.
    @Test
    void whatIsToldKeepsToItsContract() {
        var game = new Rules();
        for (var seed = 1; seed <= 6; seed++) {
            var position = game.start(game.setup(2 + seed % 3, Map.of()));
            var dice = new Dice(seed);
            while (!position.isOver()) {
                assertContract(position, dice);
                position.play(position.pick(dice, moves));
            }
        }
    }

    private void assertContract(Position position, Dice dice) {
        if (position.actor() != Position.CHANCE) {
            var legal = position.moves(moves);
            var kept = knowledge.prune(position, moves, legal);
            assertThat(kept).isBetween(1, legal);
            if (knowledge.priors(position, moves, kept, priors)) {
                for (var i = 0; i < kept; i++) {
                    assertThat(priors[i]).isBetween(0f, 1f);
                }
            }
        }
        var shares = new double[position.seats()];
        knowledge.playout(position.copy(), dice, new Trail(position.seats()), shares);
        assertThat(Arrays.stream(shares).sum()).isCloseTo(1, within(1e-9));
    }
}
