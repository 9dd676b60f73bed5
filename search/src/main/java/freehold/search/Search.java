package freehold.search;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;

/// What one thread does for one thought about one position.
final class Search {
    private static final long NANOS_BETWEEN_REPORTS = 250_000_000L;
    /// A look at the clock costs time too, so there is one in so many simulated games; the slowest take a fifth
    /// of a millisecond.
    private static final int BETWEEN_LOOKS = 16;

    private final Mcts mcts;
    private final GrowingTree growing;
    private final Position start;
    private final Budget budget;
    private final Clock clock;
    private final Watch watch;
    private final long seed;
    private long simulated;

    /// @param seed decides between equals
    Search(Mcts mcts, Position start, Budget budget, Clock clock, Watch watch, long seed) {
        this.mcts = mcts;
        growing = mcts.growing();
        this.start = start;
        this.budget = budget;
        this.clock = clock;
        this.watch = watch;
        this.seed = seed;
    }

    /// Goes on from where the tree was told to start.
    void run() {
        var begin = clock.now();
        var reported = begin;
        while (!watch.isStopped() && growing.mayGoOn(budget.nodes())) {
            mcts.iterate(start);
            simulated++;
            if (simulated % BETWEEN_LOOKS != 0) {
                continue;
            }
            var now = clock.now();
            if (now - begin >= budget.nanos() || isClear(now - begin)) {
                return;
            }
            if (now - reported >= NANOS_BETWEEN_REPORTS) {
                reported = now;
                report();
            }
        }
    }

    /// Whether no other move can overtake the most tried one, at the pace so far.
    private boolean isClear(long spent) {
        if (!budget.untilClear()) {
            return false;
        }
        try (var _ = growing.enter()) {
            var games = growing.games();
            var byTime = games * ((double) (budget.nanos() - spent) / Math.max(1, spent));
            return growing.lead() > Math.min(byTime, (double) (budget.nodes() - games));
        }
    }

    private void report() {
        watch.report(analysis());
    }

    private Analysis analysis() {
        try (var _ = growing.enter()) {
            var tally = new Tally(start, new Dice(seed));
            tally.add(growing);
            tally.endGuess();
            return tally.analysis();
        }
    }

    /// The simulated games of this thread.
    long simulated() {
        return simulated;
    }
}
