package freehold.lab.prove;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Endings;
import freehold.kernel.position.Position;
import freehold.search.exact.Solver;
import freehold.search.proof.Claim;
import freehold.search.proof.PlainSearch;
import freehold.search.proof.Proof;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleSupplier;
import java.util.stream.IntStream;

/// Finds out who wins after certain plies, and all replies that the winner needs.
public final class Prover {
    private final Game game;
    private final Setup setup;
    private final Position start;
    private final Journal journal;
    private final Effort effort;
    private final Progress progress;
    private final List<Solver> solvers;
    private final List<Optional<Endings>> endings;
    private final AtomicBoolean isStopped = new AtomicBoolean();
    private DoubleSupplier share = () -> 0;

    /// How much is done, and how.
    ///
    /// @param horizon wins within so many plies are left to the rules
    /// @param leavesEndings whether no replies are kept where the solver finds them at once
    /// @param positions that the solver may search for one reply
    /// @param tableBits each thread's table holds two to this power positions
    public record Effort(int horizon, boolean leavesEndings, long positions, int tableBits, int threads) {}

    /// Hears now and then how far it is.
    @FunctionalInterface
    public interface Progress {
        /// @param share of the present claim, as if all branches of its proof took equally long
        /// @param proven positions
        /// @param searched positions, by one thread
        void hear(double share, int proven, long searched);
    }

    public Prover(Game game, Setup setup, Journal journal, Effort effort, Progress progress) {
        this.game = game;
        this.setup = setup;
        this.journal = journal;
        this.effort = effort;
        start = game.start(setup);
        this.progress = progress;
        solvers = IntStream.range(0, effort.threads())
                .mapToObj(i -> new Solver(
                        game.knowledge(), effort.tableBits(), !effort.leavesEndings(), searched -> hear(i, searched)))
                .toList();
        endings = IntStream.range(0, effort.threads()).mapToObj(this::endings).toList();
    }

    private Optional<Endings> endings(int thread) {
        return effort.leavesEndings()
                ? game.knowledge().endings(start, effort.tableBits(), searched -> hear(thread, searched))
                : Optional.empty();
    }

    private void hear(int thread, long searched) {
        if (isStopped.get()) {
            throw new Walk.Stopped();
        }
        if (thread == 0) {
            progress.hear(share.getAsDouble(), journal.size(), searched);
        }
    }

    /// The value after certain plies, or nothing if the solver can't tell.
    public OptionalInt value(Position position) {
        isStopped.set(false);
        share = () -> 0;
        return solvers.getFirst().solve(position, effort.positions());
    }

    /// Whether a claim holds. If so, the journal has all replies that it needs.
    public boolean proves(Claim claim) throws InterruptedException {
        isStopped.set(false);
        try (var threads = Executors.newFixedThreadPool(effort.threads())) {
            var results = new ExecutorCompletionService<Boolean>(threads);
            for (var i = 0; i < effort.threads(); i++) {
                var walk = walk(claim, i);
                share = i == 0 ? walk::share : share;
                results.submit(() -> walk.proves(claim.position(start)));
            }
            try {
                return results.take().get();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            } finally {
                isStopped.set(true);
            }
        }
    }

    private Walk walk(Claim claim, int number) {
        return new Walk(
                claim.winner(),
                solvers.get(number),
                new PlainSearch(start, effort.horizon()),
                journal,
                effort,
                endings.get(number),
                number,
                isStopped::get);
    }

    /// What such a proof is about.
    public static Proof.About about(Game game, Setup setup, Effort effort) {
        return Proof.About.of(game, setup, effort.horizon(), effort.leavesEndings());
    }

    /// What is left of the journal when only the replies are kept that the claims need.
    public Proof proof(List<Claim> claims) {
        var needed = new Needed(start, effort.horizon(), effort.leavesEndings(), journal);
        claims.forEach(needed::add);
        return new Proof(about(game, setup, effort), claims, needed.positions());
    }
}
