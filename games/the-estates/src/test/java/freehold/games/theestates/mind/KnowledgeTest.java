package freehold.games.theestates.mind;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.rules.Position;
import java.util.Arrays;
import java.util.List;
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
    void noAbsurdBidsForAPieceThatDoesNothing_T11() {
        assertThat(kept(Play.with(4).play("hold cancel").position())).containsExactly("pass", "bid1");
        assertThat(kept(Play.with(4).play("hold cancel bid4").position())).containsExactly("pass", "bid5");
    }

    @Test
    void theSurePointIsTaken_T9() {
        assertThat(kept(Play.with(2).position())).containsExactly("stow");
    }

    @Test
    void theRoofThatWinsIsPutWhereItWins_T21() {
        var position = Play.with(2)
                .turns("permit3 B-", "permit2 C-", "B1 B1", "permit1 C-", "roof roof6 B1", "Y4 C1", "R6 A1")
                .play("hold roof roof5 pass")
                .position();
        assertThat(favourite(position)).isEqualTo("C1");
    }

    private String favourite(Position position) {
        var count = position.moves(moves);
        knowledge.priors(position, moves, count, priors);
        var best = 0;
        for (var i = 1; i < count; i++) {
            best = priors[i] > priors[best] ? i : best;
        }
        return position.token(moves[best]);
    }
}
