package freehold.server.agents;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.server.decisions.Seating;
import freehold.server.hall.Hall;
import freehold.server.hall.Names;
import freehold.server.store.Page;
import freehold.server.store.Store;
import freehold.server.table.Chair;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import freehold.server.table.Terms;
import java.time.Clock;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game to watch where no people play: computers play it ([Exhibitions]). It is opened when somebody looks for games
/// to watch, one after the other, each time another game.
public final class HouseGame {
    private static final int LEVEL = 4;
    /// People who have not played for so long are not worth watching.
    private static final Duration LATELY = Duration.ofMinutes(10);

    private static final int LOOKED_AT = 100;

    private final Hall hall;
    private final Store store;
    private final Clock clock;
    private final boolean isOffered;

    public HouseGame(Hall hall, Store store, Clock clock, Agents agents) {
        this.hall = hall;
        this.store = store;
        this.clock = clock;
        this.isOffered = agents.playsToWatchers();
    }

    /// Sees to it that there is something to watch.
    public synchronized void offer() {
        if (isOffered && store.playing(new Page("", LOOKED_AT)).stream().noneMatch(this::isWorthWatching)) {
            open();
        }
    }

    private boolean isWorthWatching(String id) {
        try {
            return hall.look(
                    id, table -> table.status() == Status.PLAYING && (table.isExhibition() || isPlayedLately(table)));
        } catch (Refused e) {
            return false; // its edition of the rules is gone
        }
    }

    private boolean isPlayedLately(Table table) {
        return table.lastChange().plus(LATELY).isAfter(clock.instant());
    }

    /// Named by the minute, so that of several nodes that open one at the same time only the first does.
    private void open() {
        var minute = clock.instant().getEpochSecond() / 60;
        var games = Games.all();
        var game = games.get((int) (minute % games.size()));
        hall.createOnce(
                Names.ofMinute(minute),
                (id, seed) -> Seating.create(id, seed, course(game), chairs(game), TERMS, Optional.empty()));
    }

    private static final Terms TERMS = new Terms(true, false, Optional.empty());

    private static Course course(Game game) {
        return new Course(game, game.setup(game.seats().usual(), Map.of()));
    }

    private static List<Chair> chairs(Game game) {
        var level = Math.min(LEVEL, game.levels().size());
        return Collections.nCopies(game.seats().usual(), new Chair.Agent(level));
    }
}
