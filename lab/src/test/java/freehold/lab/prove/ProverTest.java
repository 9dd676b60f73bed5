package freehold.lab.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.search.FirstTurns;
import freehold.search.exact.Solver;
import freehold.search.proof.Checker;
import freehold.search.proof.Claim;
import freehold.search.proof.Proof;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProverTest {
    private static final Game ESGROS = Games.named("esgros");
    private static final Setup STRICT = ESGROS.unevened(ESGROS.setup(2, Map.of("size", "3", "reading", "strict")));
    private static final Claim CENTRE = new Claim(List.of("c3"), 2);

    @TempDir
    private Path folder = Path.of("");

    private static Prover prover(Journal journal, long positions, int horizon, int threads) {
        return prover(journal, new Prover.Effort(horizon, false, positions, 16, threads));
    }

    private static Prover prover(Journal journal, Prover.Effort effort) {
        return new Prover(ESGROS, STRICT, journal, effort, (_, _, _) -> {});
    }

    private static void assertHolds(Proof proof) {
        for (var claim : proof.claims()) {
            assertThat(new Checker(ESGROS.start(STRICT), proof, _ -> {}).check(claim))
                    .as(claim.toString())
                    .isEmpty();
        }
    }

    /// However long a look at the rules is left out, and with several threads.
    @ParameterizedTest
    @CsvSource({"1, 1", "3, 2", "5, 3"})
    void everyFirstStoneIsProven(int horizon, int threads) throws Exception {
        try (var journal = Journal.open(folder.resolve("journal"), "strict", false)) {
            var prover = prover(journal, Long.MAX_VALUE, horizon, threads);
            var claims = new ArrayList<Claim>();
            for (var turn : FirstTurns.of(ESGROS.start(STRICT))) {
                var value = prover.value(turn.after()).orElseThrow();
                var claim = new Claim(turn.plies(), value == Solver.WIN ? 1 : 2);
                assertThat(prover.proves(claim)).isTrue();
                assertThat(prover.proves(new Claim(turn.plies(), 3 - claim.winner())))
                        .isFalse();
                claims.add(claim);
            }
            assertHolds(prover.proof(claims));
        }
    }

    /// Where the solver is not let search long enough, all candidates are tried.
    @Test
    void aProofMayBeginAboveWhatCanBeSolvedAtOnce() throws Exception {
        try (var journal = Journal.open(folder.resolve("journal"), "strict", false)) {
            var prover = prover(journal, 1_000, 3, 1);
            assertThat(prover.value(CENTRE.position(ESGROS.start(STRICT)))).isEmpty();
            assertThat(prover.proves(CENTRE)).isTrue();
            assertHolds(prover.proof(List.of(CENTRE)));
        }
    }

    /// Its check has to search them, and is not content with less.
    @Test
    void aProofThatLeavesItsEndingsOutIsSmallerAndHolds() throws Exception {
        try (var journal = Journal.open(folder.resolve("journal"), "strict", false)) {
            var prover = prover(journal, new Prover.Effort(3, true, 1_000, 16, 2));
            assertThat(prover.proves(CENTRE)).isTrue();
            var proof = prover.proof(List.of(CENTRE));
            assertThat(proof.size()).isBetween(2, 200);
            assertHolds(proof);
            var wrong = new Checker(ESGROS.start(STRICT), proof, _ -> {}).check(new Claim(List.of("c3"), 1));
            assertThat(wrong).isPresent();
        }
    }

    /// Killed anywhere, even in the middle of a number, a run loses no more than what was not written yet.
    @Test
    void aRunThatWasKilledGoesOn() throws Exception {
        var file = folder.resolve("journal");
        int all;
        try (var journal = Journal.open(file, "strict", false)) {
            prover(journal, Long.MAX_VALUE, 3, 1).proves(CENTRE);
            all = journal.size();
        }
        var whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length / 2 | 1));
        try (var journal = Journal.open(file, "strict", true)) {
            assertThat(journal.size()).isBetween(all / 3, all / 2);
            var prover = prover(journal, Long.MAX_VALUE, 3, 1);
            assertThat(prover.proves(CENTRE)).isTrue();
            assertHolds(prover.proof(List.of(CENTRE)));
        }
        try (var journal = Journal.open(file, "strict", true)) {
            assertThat(journal.size()).isEqualTo(all);
        }
    }

    @Test
    void aJournalIsGoneOnWithOnlyOnPurposeAndAboutTheSame() throws IOException {
        var file = folder.resolve("journal");
        Journal.open(file, "one", false).close();
        assertThatThrownBy(() -> Journal.open(file, "one", false))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("--resume");
        assertThatThrownBy(() -> Journal.open(file, "other", true))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("something else");
        Files.write(file, new byte[] {1, 2, 3}, StandardOpenOption.APPEND);
        Journal.open(file, "one", true).close();
        assertThat(Files.size(file)).isEqualTo(2 + "one".length());
    }
}
