package freehold.server.agents;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.server.decisions.Play;
import freehold.server.decisions.Seating;
import freehold.server.hall.Hall;
import freehold.server.store.SqliteFile;
import freehold.server.store.Store;
import freehold.server.table.Chair;
import freehold.server.table.Guest;
import freehold.server.table.Pace;
import freehold.server.table.Table;
import freehold.server.table.Terms;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Tables and their steward without a web around them.
final class Backroom implements AutoCloseable {
    static final Guest ADA = new Guest("ada", "Ada");
    static final Chair PERSON = new Chair.Person(ADA.id(), ADA.name(), Optional.empty());

    final Store store;
    final Hall hall;
    final ThinkingPool pool = new ThinkingPool(1);
    final Steward steward;

    Backroom(Path folder, Clock clock, Duration pace) {
        store = new Store(SqliteFile.forServer(folder.resolve("test.db")));
        hall = new Hall(store, clock);
        steward = new Steward(hall, store, clock, pace, pool);
    }

    String open(String game, Map<String, String> options, List<Chair> chairs, Optional<Pace> clock) {
        var kind = Games.named(game);
        var setup = kind.setup(chairs.size(), options);
        var terms = new Terms(false, false, clock);
        return hall.create(
                (name, seed) -> Seating.create(name, seed, new Course(kind, setup), chairs, terms, Optional.empty()));
    }

    void play(String table, String token) {
        hall.act(table, present -> Play.ply(present, ADA, token, present.version()));
    }

    List<String> legal(String table) {
        return hall.look(table, present -> present.position().legalTokens());
    }

    Optional<Integer> actor(String table) {
        return hall.look(table, Table::actingSeat);
    }

    @Override
    public void close() {
        steward.close();
        hall.close();
        store.close();
    }
}
