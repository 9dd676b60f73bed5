package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.fair.Seed;
import freehold.server.hall.Names;
import freehold.server.store.Append;
import freehold.server.store.Card;
import freehold.server.store.Page;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Pace;
import freehold.server.table.Status;
import freehold.server.table.Table;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a steward finds when it comes.
class StewardTest {
    private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
    private static final Clock AT_NOON = Clock.fixed(NOON, ZoneOffset.UTC);
    private static final Clock LATER = Clock.fixed(NOON.plusSeconds(100), ZoneOffset.UTC);
    private static final Map<String, String> SMALL = Map.of("size", "2");
    private static final int MANY = 120;

    /// Games against agents never end unless somebody plays them; clocks run meanwhile.
    @Test
    void aClockIsLookedAtBeforeAllOldGamesWithAgents(@TempDir Path folder) throws Exception {
        var pace = Duration.ofMillis(1);
        try (var room = new Backroom(folder, AT_NOON, pace)) {
            for (var i = 0; i < MANY; i++) {
                room.open("esgros", SMALL, List.of(Backroom.PERSON, new Chair.Agent(1)), Optional.empty());
            }
            room.open(
                    "esgros",
                    SMALL,
                    List.of(Backroom.PERSON, Backroom.PERSON),
                    Optional.of(new Pace.Correspondence(60)));
        }
        try (var room = new Backroom(folder, LATER, pace)) {
            var loaded = new CompletableFuture<Integer>();
            room.hall.onChange(table -> {
                if (table.status() == Status.OVER) {
                    loaded.complete(room.hall.inMemory());
                }
            });
            room.steward.start();
            assertThat(loaded.get(60, TimeUnit.SECONDS)).isLessThan(MANY / 2);
        }
    }

    /// Whoever can't be played with any more is no reason to stumble over every round.
    @Test
    void aTableWhoseRulesAreGoneIsLeftAlone(@TempDir Path folder) {
        try (var room = new Backroom(folder, LATER, Duration.ofMillis(1))) {
            var id = Names.fresh(NOON);
            var seed = Seed.random();
            var created = new Event.Created(
                    "esgros",
                    99,
                    Map.of(),
                    List.of(Backroom.PERSON, new Chair.Agent(1)),
                    false,
                    false,
                    Optional.of(new Pace.Correspondence(60)),
                    false,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
            var card = new Card(Status.PLAYING, false, true, Optional.of(NOON.plusSeconds(60)), Set.of());
            room.store.create(new Append(id, Entry.number(1, NOON, "", List.of(created)), Optional.of(card)), seed);
            assertThat(room.store.late(LATER.instant(), 10)).containsExactly(id);
            room.steward.start();
            assertThat(room.store.late(LATER.instant(), 10)).isEmpty();
            assertThat(room.store.withAgents(new Page("", 10))).isEmpty();
        }
    }

    /// A server that was killed has left nothing but its last sign of life.
    @Test
    void theTimeAfterTheLastSignOfLifeIsGivenBackOnce(@TempDir Path folder) {
        String table;
        try (var room = new Backroom(folder, AT_NOON, Duration.ofMillis(1))) {
            table = room.open(
                    "esgros",
                    SMALL,
                    List.of(Backroom.PERSON, Backroom.PERSON),
                    Optional.of(new Pace.Correspondence(60)));
            room.store.beat(NOON.plusSeconds(53));
        }
        for (var again = 0; again < 2; again++) {
            try (var room = new Backroom(folder, LATER, Duration.ofMillis(1))) {
                room.steward.start();
                assertThat(room.hall.look(table, Table::deadline)).contains(NOON.plusSeconds(60 + 47 + 10));
            }
        }
    }
}
