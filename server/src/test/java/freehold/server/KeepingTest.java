package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.agents.Agents;
import freehold.server.guard.Limits;
import freehold.server.store.DatabaseAddress;
import freehold.server.store.Postgres;
import freehold.server.upkeep.Administration;
import freehold.server.upkeep.Retention;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What a server keeps and forgets, by itself and when whoever runs it says so, on both databases.
class KeepingTest {
    private static final String OPEN = """
            {"game":"esgros","options":{"size":2,"pie":false},"seats":[{"kind":"me"},{"kind":"open"}],"watchersTalk":true}""";

    @TempDir
    private Path folder = Path.of("");

    enum Kind {
        SQLITE,
        POSTGRES
    }

    private String database(Kind kind) {
        return switch (kind) {
            case SQLITE -> "sqlite:" + folder.resolve("test.db");
            case POSTGRES -> Postgres.fresh();
        };
    }

    private static House house(String database, Retention retention) {
        return new House(Settings.local(0, database)
                .with(new Agents(1, Duration.ofMillis(50), false))
                .with(new Limits(100_000, 1_000))
                .with(retention));
    }

    private static Optional<Duration> days(int days) {
        return Optional.of(Duration.ofDays(days));
    }

    private static String id(House.Person person) {
        return person.get("/guests/me").json().path("id").asString();
    }

    private static void say(House.Person person, String table, String text) {
        assertThat(person.post("/tables/" + table + "/say", "{\"text\":\"%s\"}".formatted(text))
                        .status())
                .isEqualTo(200);
    }

    /// A server hears soon, not at once, of what another process did.
    private static void await(BooleanSupplier what) throws InterruptedException {
        var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!what.getAsBoolean() && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertThat(what.getAsBoolean()).isTrue();
    }

    /// A game of two that is over, with a message of each.
    private static String finished(House.Person ada, House.Person ben) {
        var table = ada.open(OPEN);
        ben.post("/tables/" + table + "/join", "{}");
        say(ada, table, "hello from Ada");
        say(ben, table, "hello from Ben");
        ada.playFirst(table, ada.look(table));
        ben.post("/tables/" + table + "/resign", "");
        return table;
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whatWasKeptLongEnoughIsDeleted(Kind kind) throws Exception {
        try (var house = house(database(kind), new Retention(days(10), days(30), days(20), days(20)))) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var idle = house.guest("Cleo");
            var over = finished(ada, ben);
            var old = ada.open(OPEN);
            house.clock.forward(Duration.ofDays(11));
            var fresh = ada.open(OPEN);
            try (var watcher = Listener.of(ben, old, 1)) {
                house.server.housekeeping().tidy();
                assertThat(watcher.next().has("closed")).isTrue();
            }
            assertThat(ada.get("/tables/" + old).status()).isEqualTo(404);
            assertThat(ada.get("/tables/" + fresh).status()).isEqualTo(200);
            assertThat(ada.get("/tables?mine=true").text())
                    .contains(fresh, over)
                    .doesNotContain(old);
            assertThat(idle.get("/guests/me").status()).isEqualTo(200);
            house.clock.forward(Duration.ofDays(10));
            house.server.housekeeping().tidy();
            assertThat(ben.get("/tables/" + over + "/events?wait=false").text())
                    .contains("\"ply\"")
                    .doesNotContain("hello");
            assertThat(ada.get("/tables/" + over + "/record.fgn").status()).isEqualTo(200);
            house.clock.forward(Duration.ofDays(20));
            house.server.housekeeping().tidy();
            assertThat(ada.get("/tables/" + over).status()).isEqualTo(404);
            assertThat(idle.get("/guests/me").status()).isEqualTo(401);
            var metrics = House.send(HttpRequest.newBuilder(URI.create(house.server.address() + "metrics")))
                    .text();
            assertThat(metrics)
                    .contains("freehold_deleted_total{what=\"unfinished-tables\"} 2")
                    .contains("freehold_deleted_total{what=\"finished-tables\"} 1")
                    .contains("freehold_deleted_total{what=\"messages\"} 2")
                    .containsPattern("freehold_deleted_total[{]what=\"guests\"[}] [1-9]");
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whatIsKeptForEverStays(Kind kind) throws Exception {
        var forEver = new Retention(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        try (var house = house(database(kind), forEver)) {
            var ada = house.guest("Ada");
            var over = finished(ada, house.guest("Ben"));
            var old = ada.open(OPEN);
            var idle = house.guest("Cleo");
            house.clock.forward(Duration.ofDays(3_000));
            house.server.housekeeping().tidy();
            assertThat(ada.get("/tables/" + old).status()).isEqualTo(200);
            assertThat(ada.get("/tables/" + over + "/events?wait=false").text()).contains("hello from Ben");
            assertThat(idle.get("/guests/me").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void finishedGamesAreKeptUnlessSomebodySaysOtherwise(Kind kind) throws Exception {
        try (var house = house(database(kind), Retention.USUAL)) {
            var ada = house.guest("Ada");
            var over = finished(ada, house.guest("Ben"));
            house.clock.forward(Duration.ofDays(3_000));
            house.server.housekeeping().tidy();
            assertThat(ada.get("/tables/" + over + "/record.fgn").text()).contains("Ada", "Ben");
        }
    }

    @ParameterizedTest
    @EnumSource(value = Kind.class, names = "POSTGRES")
    void onlyTheStewardTidiesUp(Kind kind) throws Exception {
        var database = database(kind);
        var retention = new Retention(days(10), days(30), days(20), days(20));
        try (var one = house(database, retention);
                var other = house(database, retention)) {
            var ada = one.guest("Ada");
            var old = ada.open(OPEN);
            assertThat(other.known(ada).get("/tables/" + old).status()).isEqualTo(200);
            other.clock.forward(Duration.ofDays(11));
            other.server.housekeeping().tidy();
            assertThat(ada.get("/tables/" + old).status()).isEqualTo(200);
            one.clock.forward(Duration.ofDays(11));
            one.server.housekeeping().tidy();
            assertThat(ada.get("/tables/" + old).status()).isEqualTo(404);
            await(() -> other.known(ada).get("/tables/" + old).status() == 404);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aTableIsClosedAndItsPeopleSeeWhy(Kind kind) throws Exception {
        var database = database(kind);
        try (var house = house(database, Retention.USUAL);
                var admin = new Administration(new DatabaseAddress(database), house.clock)) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var table = ada.open(OPEN);
            ben.post("/tables/" + table + "/join", "{}");
            admin.close(table, "this was spam");
            await(() -> ben.look(table).path("status").asString().equals("over"));
            assertThat(ben.look(table).path("ending").asString()).isEqualTo("closed");
            assertThat(ben.get("/tables/" + table + "/events?wait=false").text())
                    .contains("this was spam");
            assertThat(ada.play(table, "a1", 5).status()).isEqualTo(409);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aTableIsDeletedUnderTheServersHands(Kind kind) throws Exception {
        var database = database(kind);
        try (var house = house(database, Retention.USUAL);
                var admin = new Administration(new DatabaseAddress(database), house.clock)) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var table = ada.open(OPEN);
            ben.post("/tables/" + table + "/join", "{}");
            assertThat(admin.delete(table)).isTrue();
            assertThat(ada.play(table, "a1", 3).status())
                    .as("nothing is added to it, heard of or not")
                    .isNotEqualTo(200);
            await(() -> ada.get("/tables/" + table).status() == 404);
            assertThat(ada.get("/tables?mine=true").json().size()).isZero();
            assertThat(house.server.store().entriesAfter(table, 0)).isEmpty();
            assertThat(ada.open(OPEN)).isNotEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aGuestIsForgottenAndFinishedGamesStay(Kind kind) throws Exception {
        var database = database(kind);
        try (var house = house(database, Retention.USUAL);
                var admin = new Administration(new DatabaseAddress(database), house.clock)) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var over = finished(ada, ben);
            var playing = ada.open(OPEN);
            ben.post("/tables/" + playing + "/join", "{}");
            var watched = ben.open(OPEN);
            say(ada, watched, "Ada only watches");
            var id = id(ada);
            assertThat(admin.exportGuest(id).toString())
                    .contains("Ada", over, playing, watched, "Ada only watches")
                    .doesNotContain(id(ben));
            var done = admin.forget(id);
            assertThat(done).isEqualTo(new Administration.Forgotten(1, 3));
            assertThat(admin.tablesNaming(id)).isEmpty();
            await(() -> !ben.get("/tables/" + over).text().contains("Ada"));
            await(() -> ben.look(playing).path("status").asString().equals("over"));
            for (var table : new String[] {over, playing, watched}) {
                await(() -> !ben.get("/tables/" + table + "/events?wait=false")
                        .text()
                        .contains("Ada"));
            }
            assertThat(ben.get("/tables/" + over + "/events?wait=false").text()).contains("hello from Ben");
            assertThat(ben.get("/tables/" + over + "/record.fgn").text()).contains("Anonymous", "Ben");
            house.clock.forward(Duration.ofSeconds(6));
            assertThat(ada.get("/guests/me").status()).isEqualTo(401);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void anExportTellsNoSeedOfAGameThatGoesOn(Kind kind) {
        var database = database(kind);
        try (var house = house(database, Retention.USUAL);
                var admin = new Administration(new DatabaseAddress(database), house.clock)) {
            var ada = house.guest("Ada");
            var over = finished(ada, house.guest("Ben"));
            var open = ada.open(OPEN);
            assertThat(admin.exportTable(open)).containsKeys("events", "record").doesNotContainKey("seed");
            assertThat(admin.exportTable(over)).containsKeys("seed", "record");
        }
    }
}
