package freehold.lab.prove;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import freehold.search.Solver;
import freehold.search.proof.Claim;
import freehold.search.proof.PlainSearch;
import freehold.search.proof.Proof;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/// Finds out who wins after certain plies, and all replies that the winner needs.
public final class Prover {
    private final Game game;
    private final Setup setup;
    private final Position start;
    private final Journal journal;
    private final Effort effort;
    private final List<Solver> solvers;
    private final AtomicBoolean isStopped = new AtomicBoolean();

    /// How much is done, and how.
    ///
    /// @param horizon wins within so many plies are left to the rules
    /// @param leavesEndings whether no replies are kept where the solver finds them at once
    /// @param positions that the solver may search for one reply
    /// @param tableBits each thread's table holds two to this power positions
    public record Effort(int horizon, boolean leavesEndings, long positions, int tableBits, int threads) {}

    /// @param progress hears now and then how many positions are proven, and how many were searched by one thread
    public Prover(Game game, Setup setup, Journal journal, Effort effort, BiConsumer<Integer, Long> progress) {
        this.game = game;
        this.setup = setup;
        this.journal = journal;
        this.effort = effort;
        start = game.start(setup);
        solvers = IntStream.range(0, effort.threads())
                .mapToObj(i -> new Solver(game.knowledge(), effort.tableBits(), !effort.leavesEndings(), positions -> {
                    if (isStopped.get()) {
                        throw new Walk.Stopped();
                    }
                    if (i == 0) {
                        progress.accept(journal.size(), positions);
                    }
                }))
                .toList();
    }

    /// The value after certain plies, or nothing if the solver can't tell.
    public OptionalInt value(Position position) {
        isStopped.set(false);
        return solvers.getFirst().solve(position, effort.positions());
    }

    /// Whether a claim holds. If so, the journal has all replies that it needs.
    public boolean proves(Claim claim) throws InterruptedException {
        isStopped.set(false);
        try (var threads = Executors.newFixedThreadPool(effort.threads())) {
            var results = new ExecutorCompletionService<Boolean>(threads);
            for (var i = 0; i < effort.threads(); i++) {
                var walk = walk(claim, i);
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
