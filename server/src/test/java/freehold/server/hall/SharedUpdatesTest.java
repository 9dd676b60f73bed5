package freehold.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.server.decisions.Play;
import freehold.server.decisions.Seating;
import freehold.server.store.SqliteFile;
import freehold.server.store.Store;
import freehold.server.table.Chair;
import freehold.server.table.Guest;
import freehold.server.table.Terms;
import freehold.server.table.Viewer;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An update is written once for each viewpoint, however many look.
class SharedUpdatesTest {
    private static final Guest ADA = new Guest("ada", "Ada");
    private static final Guest BEN = new Guest("ben", "Ben");
    private static final int WATCHERS = 20;
    private static final int AFTER_THE_START = 2;

    private final AtomicInteger written = new AtomicInteger();

    private String write(int since, List<String> events) {
        written.incrementAndGet();
        return since + " " + events.size();
    }

    private static Chair chair(Guest guest) {
        return new Chair.Person(guest.id(), guest.name(), Optional.empty());
    }

    private static String start(Hall hall) {
        var game = Games.named("esgros");
        var terms = new Terms(false, true, Optional.empty());
        return hall.create((name, seed) -> Seating.create(
                name,
                seed,
                new Course(game, game.setup(2, Map.of())),
                List.of(chair(ADA), chair(BEN)),
                terms,
                Optional.empty()));
    }

    @Test
    void onceForEachSeatAndOnceForAllWhoWatch(@TempDir Path folder) {
        UpdateWriter writer = (_, _, since, events) -> write(since, events);
        try (var store = new Store(SqliteFile.forServer(folder.resolve("test.db")));
                var hall = new Hall(store, Clock.systemUTC())) {
            var table = start(hall);
            var viewers = IntStream.range(0, WATCHERS)
                    .mapToObj(i -> i == 0 ? ADA : i == 1 ? BEN : new Guest("guest" + i, "Guest"))
                    .map(guest -> hall.watchUpdates(table, Viewer.of(guest), AFTER_THE_START, writer, new Watcher() {}))
                    .toList();
            hall.act(table, present -> Play.ply(present, ADA, "c3", AFTER_THE_START));
            assertThat(viewers).allSatisfy(viewer -> assertThat(viewer.next()).contains("2 1"));
            assertThat(viewers).allSatisfy(viewer -> assertThat(viewer.next()).isEmpty());
            assertThat(written).hasValue(3);
        }
    }

    @Test
    void whoeverIsFurtherBehindHasOneOfTheirOwn(@TempDir Path folder) {
        UpdateWriter writer = (_, _, since, events) -> write(since, events);
        try (var store = new Store(SqliteFile.forServer(folder.resolve("test.db")));
                var hall = new Hall(store, Clock.systemUTC())) {
            var table = start(hall);
            var slow = hall.watchUpdates(table, Viewer.of(BEN), AFTER_THE_START, writer, new Watcher() {});
            hall.act(table, present -> Play.ply(present, ADA, "c3", AFTER_THE_START));
            hall.act(table, present -> Play.ply(present, BEN, "a1", AFTER_THE_START + 1));
            assertThat(slow.next()).contains("2 2");
            assertThat(slow.next()).isEmpty();
        }
    }
}
