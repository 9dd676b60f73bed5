package freehold.games.hexploration.mind;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Rules;
import freehold.games.hexploration.Scene;
import freehold.games.hexploration.rules.Position;
import freehold.kernel.mind.Trail;
import freehold.kernel.position.Dice;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What search is told about the game.
class KnowledgeTest {
    private final Knowledge knowledge = new Rules().knowledge();
    private final int[] moves = new int[Position.MOST_MOVES];

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

    @Test
    void theStrongestJudgeSeatsAlikeWhereTheyStandAlike() {
        var best = new Rules().bestKnowledge();
        var position = Scene.of(2, 5, Scene.APART).position();
        var shares = new double[2];
        best.playout(position, new Dice(1), new Trail(2), shares);
        assertThat(shares[0]).isBetween(0.3, 0.7);
        position.purses().gain(1, 200);
        best.playout(position, new Dice(1), new Trail(2), shares);
        assertThat(shares[0]).isGreaterThan(0.9);
    }
}
