package freehold.search;

import freehold.kernel.Dice;
import freehold.kernel.Knowledge;
import freehold.kernel.Mix;
import freehold.kernel.Position;

/// Thinks about positions of one game within a budget. Keeps what it learnt from one ply to the next.
///
/// With one thread, a budget of nodes and a seed it always finds the same.
public final class Thinker {
    private static final int MOST_NODES = 1 << 19;
    /// What a seat may not know is guessed this many times, and each guess is searched by itself.
    private static final int GUESSES = 4;

    private static final long NANOS_BETWEEN_REPORTS = 250_000_000L;

    private final Dice dice;
    private final Mcts mcts;

    /// @param model any position of the game to think about
    public Thinker(Position model, Knowledge knowledge, long seed) {
        dice = new Dice(Mix.of(seed));
        mcts = new Mcts(model, knowledge, seed, MOST_NODES);
    }

    /// Thinks about what the acting seat should do, knowing only what that seat may know.
    public Analysis think(Position position, Budget budget, Watch watch) {
        if (position.isOver() || position.actor() == Position.CHANCE) {
            throw new IllegalArgumentException("no seat acts here");
        }
        var tally = new Tally(position);
        var guesses = hasSecrets(position) ? GUESSES : 1;
        var end = System.nanoTime() + budget.nanos();
        for (var i = 0; i < guesses; i++) {
            var guess = position.copy();
            guess.imagine(position.actor(), dice);
            var start = System.nanoTime();
            var share = new Budget(
                    budget.isTimed() ? (end - start) / (guesses - i) : budget.nanos(),
                    Math.max(1, budget.nodes() / guesses));
            var simulated = search(guess, share, watch);
            tally.add(mcts.tree(), mcts.root(), simulated);
        }
        return tally.analysis();
    }

    private static boolean hasSecrets(Position position) {
        return !position.view(position.actor()).equals(position.view(Position.SPECTATOR));
    }

    private long search(Position start, Budget budget, Watch watch) {
        mcts.startFrom(start);
        var begin = System.nanoTime();
        var reported = begin;
        var simulated = 0L;
        while (simulated < budget.nodes() && !mcts.isProven() && !watch.isStopped()) {
            mcts.iterate(start);
            simulated++;
            var now = System.nanoTime();
            if (now - begin >= budget.nanos()) {
                break;
            }
            if (now - reported >= NANOS_BETWEEN_REPORTS) {
                reported = now;
                report(start, simulated, watch);
            }
        }
        return simulated;
    }

    private void report(Position start, long simulated, Watch watch) {
        var tally = new Tally(start);
        tally.add(mcts.tree(), mcts.root(), simulated);
        watch.report(tally.analysis());
    }
}
