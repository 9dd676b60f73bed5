package freehold.server.agents;

import freehold.kernel.Game;
import freehold.kernel.Level;
import freehold.kernel.Position;
import freehold.search.Opponent;
import freehold.search.Watch;
import freehold.server.table.Table;
import java.time.Duration;
import java.util.Optional;

/// A position in which an agent acts, taken out of its table.
record Turn(Game game, Position position, Level level) {
    static Optional<Turn> of(Table table) {
        return table.actingSeat()
                .flatMap(table::agentLevel)
                .map(level -> new Turn(
                        table.course().game(),
                        table.position().copy(),
                        table.course().game().level(level)));
    }

    /// Whether the agent knows what others may not: then even the time that it takes could tell them something.
    boolean isSecretive() {
        return !position.view(position.actor()).equals(position.view(Position.SPECTATOR));
    }

    /// The move that the agent plays.
    int think(Duration atMost, long seed) {
        var end = System.nanoTime() + atMost.toNanos();
        var watch = new Watch() {
            @Override
            public boolean isStopped() {
                return System.nanoTime() - end >= 0;
            }
        };
        return new Opponent(game, position, level, seed).choose(position, watch);
    }
}
