package freehold.server.agents;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Level;
import freehold.kernel.position.Position;
import freehold.search.Budget;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.server.table.Table;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;

/// A position in which an agent acts, taken out of its table.
///
/// @param seat of the agent at that table
/// @param position as the agent's seat knows it: what others keep secret is a guess
record Turn(String table, int seat, Game game, Setup setup, Position position, Level level) {
    static Optional<Turn> of(Table table) {
        return table.actingSeat()
                .flatMap(table::agentLevel)
                .map(level -> new Turn(
                        table.id(),
                        table.actor(),
                        table.course().game(),
                        table.course().setup(),
                        table.course().asKnownTo(table.actor()).position().copy(),
                        table.course().game().level(level)));
    }

    /// What a simulated game may take; where it takes longer an agent that hides something plays fewer of them.
    private static final Duration GAME = Duration.ofNanos(100_000);

    private static final long MOST_GAMES = 1_000_000;

    /// Whether the agent knows what others may not: then even the time that it takes could tell them something.
    /// Everybody knows whether it does, whatever it is.
    boolean isSecretive() {
        return isSecretive(position);
    }

    static boolean isSecretive(Position position) {
        return !position.view(position.actor()).equals(position.view(Position.SPECTATOR));
    }

    /// How long its table waits for one ply, at most.
    Duration longest() {
        return Duration.ofMillis(Math.max(level.millis(), Share.USUAL_WAIT.toMillis()));
    }

    /// How long an agent that hides something thinks: fixed beforehand, by nothing but what everybody knows.
    ///
    /// @param atMost what it may take
    Duration exactly(Duration atMost) {
        var games = Share.LEAST.toNanos() + Math.multiplyExact(GAME.toNanos(), Math.min(level.nodes(), MOST_GAMES));
        return Duration.ofNanos(
                LongStream.of(games, Duration.ofMillis(level.millis()).toNanos(), atMost.toNanos())
                        .min()
                        .orElseThrow());
    }

    /// The move that the agent plays.
    int think(Duration atMost, Opponents opponents) {
        return choose(opponents, System.nanoTime() + atMost.toNanos());
    }

    /// Where a move leads.
    Position after(int move) {
        var after = position.copy();
        after.playLegal(move);
        return after;
    }

    private int choose(Opponents opponents, long end) {
        var opponent = opponents.take(this);
        try {
            return opponent.choose(position, until(end));
        } finally {
            opponents.put(this, opponent);
        }
    }

    /// The same with a straight face: it thinks where it has no choice, too, and takes that time in any case.
    int ponder(Duration exactly, Opponents opponents) {
        var end = System.nanoTime() + exactly.toNanos();
        var moves = position.legalMoves();
        var move = moves[0];
        if (moves.length == 1) {
            var budget = Budget.ofNodes(level.nodes(), level.millis());
            new Thinker(position, game::knowledge, 0, 1).think(position, budget, until(end));
        } else {
            move = choose(opponents, end);
        }
        while (System.nanoTime() - end < 0 && !Thread.currentThread().isInterrupted()) {
            LockSupport.parkNanos(end - System.nanoTime());
        }
        return move;
    }

    private static Watch until(long end) {
        return new Watch() {
            @Override
            public boolean isStopped() {
                return System.nanoTime() - end >= 0;
            }
        };
    }
}
