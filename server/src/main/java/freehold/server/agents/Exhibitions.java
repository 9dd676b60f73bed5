package freehold.server.agents;

import freehold.server.decisions.Play;
import freehold.server.hall.Hall;
import freehold.server.store.StoreException;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// Games of computers alone. One goes on only while somebody watches it through this process, and so slowly that people
/// can follow; nobody needs it else, so it costs nothing then. Two processes that play the same one do no harm: the
/// slower ply is stale.
final class Exhibitions {
    private static final Duration RETRY = Duration.ofSeconds(5);
    /// How many paces of an agent with secrets a ply takes.
    private static final int PACES = 4;

    private final Hall hall;
    private final Clock clock;
    private final Duration pace;
    private final ThinkingPool pool;
    private final Opponents opponents;
    private final Function<Table, Owner> owner;
    /// The tables whose next ply is on its way.
    private final Set<String> scheduled = ConcurrentHashMap.newKeySet();

    private volatile boolean isClosed;

    /// @param pace of agents that have secrets
    /// @param owner for whom a table's agents think
    Exhibitions(
            Hall hall,
            Clock clock,
            Duration pace,
            ThinkingPool pool,
            Opponents opponents,
            Function<Table, Owner> owner) {
        this.hall = hall;
        this.clock = clock;
        this.pace = pace.multipliedBy(PACES);
        this.pool = pool;
        this.opponents = opponents;
        this.owner = owner;
    }

    /// Something has happened at a table of agents, or somebody watches it now.
    void consider(Table table) {
        var id = table.id();
        if (table.awaitsAgent() && hall.isWatched(id) && scheduled.add(id)) {
            var due = Duration.between(clock.instant(), table.lastChange().plus(pace));
            var by = owner.apply(table);
            Delay.after(due, () -> begin(by, id));
        }
    }

    /// Whoever comes between the first two steps has the table considered anew.
    private void begin(Owner by, String id) {
        scheduled.remove(id);
        if (!isClosed && hall.isWatched(id) && scheduled.add(id)) {
            pool.submit(by, id, () -> play(id));
        }
    }

    private void play(String id) {
        try {
            var turn = hall.look(id, Turn::of);
            var move = turn.map(one -> one.think(pace, opponents));
            scheduled.remove(id);
            if (!isClosed && turn.isPresent()) {
                hall.act(id, table -> Play.agentPly(table, turn.get().position(), move.orElseThrow()));
            }
        } catch (Refused | StoreException e) {
            // The table has changed meanwhile, or can't be read or stored at the moment.
            scheduled.remove(id);
            Delay.after(RETRY, () -> reconsider(id));
        }
    }

    private void reconsider(String id) {
        if (!isClosed && hall.isWatched(id)) {
            try {
                hall.look(id, table -> {
                    consider(table);
                    return table.version();
                });
            } catch (Refused | StoreException e) {
                Delay.after(RETRY, () -> reconsider(id));
            }
        }
    }

    void close() {
        isClosed = true;
    }
}
