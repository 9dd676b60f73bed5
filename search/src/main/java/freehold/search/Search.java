package freehold.search;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;

/// One run of one tree over one position.
final class Search {
    private static final long NANOS_BETWEEN_REPORTS = 250_000_000L;
    /// A look at the clock costs time too, so there is one in so many simulated games; the slowest take a fifth
    /// of a millisecond.
    private static final int BETWEEN_LOOKS = 16;

    private final Mcts mcts;
    private final Position start;
    private final Budget budget;
    private final Clock clock;
    private final Watch watch;
    private final long seed;
    private long simulated;

    /// @param seed decides between equals
    Search(Mcts mcts, Position start, Budget budget, Clock clock, Watch watch, long seed) {
        this.mcts = mcts;
        this.start = start;
        this.budget = budget;
        this.clock = clock;
        this.watch = watch;
        this.seed = seed;
    }

    void run() {
        mcts.startFrom(start);
        var begin = clock.now();
        var reported = begin;
        while (simulated < budget.nodes() && !mcts.isProven() && !watch.isStopped()) {
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
        var byTime = simulated * ((double) (budget.nanos() - spent) / Math.max(1, spent));
        return mcts.lead() > Math.min(byTime, (double) (budget.nodes() - simulated));
    }

    private void report() {
        var tally = new Tally(start, new Dice(seed));
        addTo(tally);
        tally.endGuess();
        watch.report(tally.analysis());
    }

    long simulated() {
        return simulated;
    }

    void addTo(Tally tally) {
        tally.add(mcts.tree(), mcts.root(), simulated);
    }
}
