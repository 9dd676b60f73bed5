package freehold.server.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.server.decisions.Seating;
import freehold.server.fair.Seed;
import freehold.server.store.Append;
import freehold.server.store.Card;
import freehold.server.store.Database;
import freehold.server.store.SqliteFile;
import freehold.server.store.Store;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import freehold.server.table.Terms;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What other processes announce.
class FollowingTest {
    private static final Chair ADA = new Chair.Person("ada", "Ada", Optional.empty());
    private final List<Consumer<String>> listeners = new ArrayList<>();

    /// A database through which a test announces something.
    @SuppressWarnings("unchecked")
    private Database announcing(Database usual) {
        return (Database) Proxy.newProxyInstance(
                Database.class.getClassLoader(), new Class<?>[] {Database.class}, (_, method, arguments) -> {
                    if (method.getName().equals("onAnnouncement")) {
                        listeners.add((Consumer<String>) arguments[0]);
                        return listeners;
                    }
                    try {
                        return method.invoke(usual, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private static String ofAnEditionThatIsGone(Store store) {
        var id = Names.fresh(Instant.EPOCH);
        var created = new Event.Created(
                "esgros",
                99,
                Map.of(),
                List.of(ADA, ADA),
                false,
                false,
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        var card = new Card(Status.PLAYING, false, false, Optional.empty(), Set.of());
        store.create(
                new Append(id, Entry.number(1, Instant.EPOCH, "", List.of(created)), Optional.of(card)), Seed.random());
        return id;
    }

    @Test
    void aTableWhoseRulesAreGoneDoesNotKeepTheOthersFromBeingFollowed(@TempDir Path folder) {
        try (var store = new Store(announcing(SqliteFile.forServer(folder.resolve("test.db"))));
                var hall = new Hall(store, Clock.systemUTC())) {
            var gone = ofAnEditionThatIsGone(store);
            assertThatThrownBy(() -> hall.look(gone, Table::version)).isInstanceOf(Refused.class);
            var game = Games.named("esgros");
            var terms = new Terms(false, false, Optional.empty());
            var table = hall.create((name, seed) -> Seating.create(
                    name, seed, new Course(game, game.setup(2, Map.of())), List.of(ADA, ADA), terms, Optional.empty()));
            listeners.forEach(listener -> listener.accept(""));
            assertThat(listeners).hasSize(1);
            int version = hall.look(table, Table::version);
            assertThat(version).isEqualTo(2);
        }
    }
}
