package freehold.lab.engine;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.lab.Agent;
import freehold.lab.AgentFault;
import freehold.lab.Agents;
import freehold.lab.Match;
import freehold.search.Budget;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Any agent is an engine.
class EnginesTest {
    /// Takes what comes last in the list.
    public static final class Last implements Agent {
        public static void main(String[] arguments) throws InterruptedException {
            Engines.serve(new Last());
        }

        @Override
        public String choose(Course course) throws AgentFault {
            System.out.println("standard output is not mine");
            if (course.plies().size() == 1) {
                throw new AgentFault("has no second move");
            }
            return course.position().legalTokens().getLast();
        }
    }

    private static List<String> talk(String text) throws InterruptedException {
        var out = new StringWriter();
        Engines.serve(new Last(), new BufferedReader(new StringReader(text)), new PrintWriter(out));
        return out.toString().lines().toList();
    }

    @Test
    void anAgentAnswersTheProtocol() throws InterruptedException {
        assertThat(talk("hello\nnew esgros size=2 pie=false\ngo nodes 5\nplay c2\ngo time 10\nstate\nquit\n"))
                .startsWith("name Last", "version unpackaged", "game esgros 2-2")
                .containsSequence("ok", "best c2", "ok", "ok", "error agent has no second move")
                .endsWith("by 2", "plies 1", "ok", "ok");
    }

    @Test
    void viewsAndWeightsAreTold() throws InterruptedException {
        var lines = talk("new the-estates seats=2\nweights\nlegal\nview 1\nview\nview 3\nnew esgros\nweights\n");
        assertThat(lines.get(1)).matches("weights \\d+( \\d+)*");
        assertThat(lines.get(3).split(" ", -1)).hasSameSizeAs(lines.get(1).split(" ", -1));
        assertThat(lines.get(5)).startsWith("view {\"");
        assertThat(lines.get(7)).startsWith("view {\"");
        assertThat(lines)
                .contains(
                        "error usage view takes a seat from 1 to 2, or none",
                        "error usage only chance has weights, and a seat acts");
    }

    @Test
    void anAgentPlaysAMatchAsAProgram() throws InterruptedException {
        var java = ProcessHandle.current().info().command().orElseThrow();
        var program =
                "exec:'%s' -cp '%s' '%s'".formatted(java, System.getProperty("java.class.path"), Last.class.getName());
        var game = Games.named("esgros");
        var agents = new Agents(game, game.setup(2, Map.of("size", "2", "pie", "false")), Budget.ofNodes(1));
        new Match(agents, program, "random", 2, 0, 1, 1).play((_, played) -> {
            played.fault().ifPresent(fault -> {
                assertThat(fault.sentence()).contains("has no second move");
                assertThat(fault.errors()).contains("standard output is not mine");
            });
            return true;
        });
    }
}
