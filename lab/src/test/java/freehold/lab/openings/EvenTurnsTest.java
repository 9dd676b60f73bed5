package freehold.lab.openings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.texts.Opening;
import freehold.search.exact.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Even first turns on a board whose every first turn has a proven value.
class EvenTurnsTest {
    private static final String ABOUT = "# a test";
    private static final EvenTurns.Effort EFFORT = new EvenTurns.Effort(4, 20, 16, 1);

    @TempDir
    private Path folder = Path.of("");

    private static List<Opening> find(Journal journal, EvenTurns.Effort effort, Consumer<EvenTurns.State> audience)
            throws IOException, InterruptedException {
        var game = Games.named("estate");
        var setup = game.setup(2, Map.of("size", "3"));
        return new EvenTurns(game, setup, effort, 1, journal).find(audience);
    }

    private List<Opening> found(Path file, boolean resume, EvenTurns.Effort effort)
            throws IOException, InterruptedException {
        try (var journal = Journal.open(file, ABOUT, resume)) {
            return find(journal, effort, _ -> {});
        }
    }

    @Test
    void theValuesAreThoseThatAreProven() throws IOException, InterruptedException {
        var table = found(folder.resolve("whole"), false, EFFORT);
        assertThat(table)
                .isNotEmpty()
                .allSatisfy(opening -> assertThat(opening.games()).isEqualTo(EFFORT.games()));
        assertThat(table)
                .allSatisfy(opening -> assertThat(opening.share())
                        .as("the owner's share after %s", opening.tokens())
                        .isEqualTo(proven(opening)));
    }

    /// What the solver says about the turn without the pie rule.
    private static double proven(Opening opening) {
        var game = Games.named("estate");
        var position = game.start(game.unevened(opening.setup()));
        opening.tokens().forEach(token -> position.playLegal(position.moveOf(token)));
        return new Solver(game.knowledge(), 18, _ -> {}).solve(position) == Solver.WIN ? 1 : 0;
    }

    private static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Test
    void aRunThatWasKilledEndsLikeOneThatWasNot() throws IOException, InterruptedException {
        var whole = found(folder.resolve("whole"), false, EFFORT);
        var parts = folder.resolve("parts");
        try (var journal = Journal.open(parts, ABOUT, false)) {
            assertThatThrownBy(() -> find(journal, EFFORT, _ -> {
                        if (journal.size() == 50) {
                            throw new Killed();
                        }
                    }))
                    .hasRootCauseInstanceOf(Killed.class);
        }
        Files.writeString(parts, "half a li", StandardOpenOption.APPEND);
        assertThat(found(parts, true, EFFORT)).isEqualTo(whole);
        assertThat(Files.readAllLines(parts)).hasSameSizeAs(Files.readAllLines(folder.resolve("whole")));
    }

    @Test
    void severalThreadsFindTheSame() throws IOException, InterruptedException {
        var alone = found(folder.resolve("alone"), false, EFFORT);
        assertThat(found(folder.resolve("both"), false, new EvenTurns.Effort(4, 20, 16, 2)))
                .isEqualTo(alone);
    }

    @Test
    void itTellsHowFarItIs() throws IOException, InterruptedException {
        try (var journal = Journal.open(folder.resolve("states"), ABOUT, false)) {
            var states = new ArrayList<EvenTurns.State>();
            find(journal, EFFORT, states::add);
            assertThat(states.getFirst().rounds()).isEqualTo(2);
            assertThat(states.getLast().gamesLeft()).isZero();
        }
    }

    @Test
    void aJournalAboutSomethingElseIsNotGoneOnWith() throws IOException {
        var file = folder.resolve("journal");
        Journal.open(file, ABOUT, false).close();
        assertThatThrownBy(() -> Journal.open(file, ABOUT, false))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageEndingWith("is there already, from a run that did not end; --resume goes on with it");
        assertThatThrownBy(() -> Journal.open(file, "# another", true))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageEndingWith("is about something else: # a test");
    }

    @Test
    void withoutAPieRuleThereIsNothingToFind() {
        var game = Games.named("estate");
        assertThatThrownBy(() -> EvenTurns.check(game, game.setup(2, Map.of("pie", "false"))))
                .isInstanceOf(InvalidSetup.class)
                .hasMessage("Estate with size=5 pie=false has no first turn that may be taken over");
    }
}
