package freehold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Games;
import freehold.search.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Programs that play over the engine protocol: how often they start, how long they may take, what they complain of.
@Timeout(60)
class ProgramsTest {
    private static final Patience SHORT = Patience.ofMillis(300);
    /// A busy machine may take a while to start a program, but here nobody waits for it to think.
    private static final Programs SHORT_THOUGHT = new Programs(new Patience(30_000, 1_500), (_, _) -> {});
    /// Says `ok` to everything, and knows no move.
    private static final String POLITE = "while read -r line; do echo ok; done";

    @TempDir
    private Path folder = Path.of("");

    private static List<PlayedGame> play(Programs programs, Budget budget, String command, int games)
            throws InterruptedException {
        var game = Games.named("esgros");
        var agents = new Agents(game, game.setup(2, Map.of("size", "2")), budget).with(programs);
        var played = new ArrayList<PlayedGame>();
        new Match(agents, "exec:" + command, "random", games, 0, 1, 1).play((_, each) -> played.add(each));
        return played;
    }

    private static PlayedGame.Fault fault(Programs programs, Budget budget, String command)
            throws InterruptedException {
        return play(programs, budget, command, 1).getFirst().fault().orElseThrow();
    }

    @Test
    void oneProcessPlaysManyGames() throws InterruptedException, IOException {
        var starts = folder.resolve("starts");
        var fault = play(new Programs(), Budget.ofNodes(1), "echo one >>'%s'; %s".formatted(starts, POLITE), 6);
        assertThat(fault).hasSize(6).allMatch(game -> game.fault().isPresent());
        assertThat(Files.readAllLines(starts)).hasSize(1);
    }

    @Test
    void aProgramForOneGameIsStartedForTheNext() throws InterruptedException, IOException {
        var starts = folder.resolve("starts");
        var command =
                "echo one >>'" + starts + "'; while read -r line; do echo ok; case $line in go*) exit;; esac; done";
        var games = play(new Programs(), Budget.ofNodes(1), command, 3);
        assertThat(games)
                .allSatisfy(game ->
                        assertThat(game.fault().orElseThrow().sentence()).contains("without a best move"));
        assertThat(Files.readAllLines(starts)).hasSize(3);
    }

    @Test
    void whoeverThinksForEverIsEndedByNodesAsByTime() throws InterruptedException {
        var command = "while read -r line; do case $line in go*) echo thinking >&2; sleep 1000;; esac; echo ok; done";
        var byNodes = fault(SHORT_THOUGHT, Budget.ofNodes(7), command);
        assertThat(byNodes.sentence()).isEqualTo("did not answer 'go nodes 7' within 1.5 s and was ended");
        assertThat(byNodes.errors()).containsExactly("thinking");
        var shortAnswer = new Programs(Patience.ofMillis(3_000), (_, _) -> {});
        assertThat(fault(shortAnswer, Budget.ofMillis(100), command).sentence())
                .isEqualTo("did not answer 'go time 100' within 3.1 s and was ended");
    }

    @Test
    void whoeverTalksForEverIsEndedToo() throws InterruptedException {
        var command = "while read -r line; do case $line in go*) while :; do echo info; done;; esac; echo ok; done";
        assertThat(fault(SHORT_THOUGHT, Budget.ofNodes(7), command).sentence()).contains("did not answer 'go nodes 7'");
    }

    @Test
    void whoeverDoesNotGreetIsEnded() {
        var game = Games.named("esgros");
        var agents =
                new Agents(game, game.setup(2, Map.of()), Budget.ofNodes(1)).with(new Programs(SHORT, (_, _) -> {}));
        try (var silent = agents.named("exec:sleep 1000", 1)) {
            assertThatThrownBy(silent::greet)
                    .isInstanceOf(AgentFault.class)
                    .hasMessage("did not answer 'hello' within 0.3 s and was ended");
        }
    }

    @Test
    void theLastLinesOfStandardErrorAreKeptAndAllOfThemPassedOn() throws InterruptedException {
        var heard = new ConcurrentLinkedQueue<String>();
        var fault = fault(
                new Programs(Patience.USUAL, (_, line) -> heard.add(line)),
                Budget.ofNodes(1),
                "for i in $(seq 30); do echo \"line $i\" >&2; done; exit 3");
        assertThat(fault.errors()).hasSize(20).startsWith("line 11").endsWith("line 30");
        assertThat(heard).hasSize(30);
        assertThat(new AgentFault("ended", fault.errors()).inOneLine())
                .isEqualTo("ended; its standard error ends with: line 30");
    }
}
