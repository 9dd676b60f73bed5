package freehold.lab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.mind.Endings;
import freehold.kernel.position.Position;
import freehold.search.exact.Solver;
import freehold.search.proof.Claim;
import freehold.search.proof.PlainSearch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WalkTest {
    private static final Game ESGROS = Games.named("esgros");
    private static final Position START =
            ESGROS.start(ESGROS.setup(2, Map.of("size", "3", "reading", "strict", "pie", "false")));
    private static final Prover.Effort EFFORT = new Prover.Effort(1, true, 1, 10, 1);

    @TempDir
    private Path folder = Path.of("");

    private final List<Double> shares = new ArrayList<>();

    private Walk walk(int winner, Endings endings, Journal journal) {
        var solver = new Solver(ESGROS.knowledge(), 10, _ -> {});
        return new Walk(
                winner,
                solver,
                new PlainSearch(START, EFFORT.horizon()),
                journal,
                EFFORT,
                Optional.of(endings),
                0,
                () -> false);
    }

    /// Looks at the walk whenever an ending is searched.
    private boolean proves(Claim claim) throws IOException {
        var whole = ESGROS.knowledge().endings(START, 16, _ -> {}).orElseThrow();
        try (var journal = Journal.open(folder.resolve("journal"), "", false)) {
            var walks = new ArrayList<Walk>();
            var watched = new Endings() {
                @Override
                public boolean isOne(Position position) {
                    return whole.isOne(position);
                }

                @Override
                public boolean isWonBy(int seat, Position position) {
                    shares.add(walks.getFirst().share());
                    return whole.isWonBy(seat, position);
                }
            };
            walks.add(walk(claim.winner(), watched, journal));
            return walks.getFirst().proves(claim.position(START));
        }
    }

    @Test
    void itsShareRisesFromNothingToNearlyAll() throws IOException {
        assertThat(proves(new Claim(List.of("a1"), 1))).isTrue();
        assertThat(shares).isSorted().hasSizeGreaterThan(20);
        assertThat(shares.getFirst()).isZero();
        assertThat(shares.getLast()).isBetween(0.5, 1.0);
    }
}
