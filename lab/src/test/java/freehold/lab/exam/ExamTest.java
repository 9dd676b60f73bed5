package freehold.lab.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.lab.AgentFault;
import freehold.lab.Agents;
import freehold.search.Budget;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExamTest {
    private static Exam exam(String agent) {
        var game = Games.named("esgros");
        var agents = new Agents(game, game.setup(2, Map.of("size", "3")), Budget.ofNodes(1_000));
        return new Exam(agents, agent, 8, 300, 1);
    }

    @Test
    void whoSearchesKeepsMoreWinsThanWhoPlaysAtRandom() throws AgentFault {
        var heard = new ArrayList<Exam.Result>();
        var full = exam("full").hold(heard::add);
        var random = exam("random").hold(_ -> {});
        assertThat(full.asked()).isEqualTo(8);
        assertThat(heard).hasSize(8).last().isEqualTo(full);
        assertThat(full.share()).isGreaterThan(0.9);
        assertThat(random.share()).isLessThan(full.share());
        assertThat(full)
                .hasToString("keeps %d of 8 wins (%.1f %%), after %.0f plies on average"
                        .formatted(full.kept(), 100 * full.share(), full.plies() / 8.0));
    }

    @Test
    void gamesThatCannotBeSolvedHaveNone() {
        var game = Games.named("hexploration");
        var agents = new Agents(game, game.setup(2, Map.of()), Budget.ofNodes(10));
        assertThatThrownBy(() -> new Exam(agents, "full", 1, 1, 1))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("only games between two seats");
    }
}
