package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.agents.Agents;
import freehold.server.guard.Limits;
import freehold.server.store.Postgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Computers play for whoever watches, and for nobody else.
class ExhibitionTest {
    private static final String SMALL = """
            {"game":"esgros","options":{"size":2,"pie":false},"listed":true,
             "seats":[{"kind":"agent","level":1},{"kind":"agent","level":2}]}""";

    private static House offering(String database) {
        return new House(Settings.local(0, database)
                .with(new Agents(1, Duration.ofMillis(1), true))
                .with(new Limits(100_000, 1_000)));
    }

    private static House offering(Path folder) {
        return offering("sqlite:" + folder.resolve("test.db"));
    }

    private static List<String> playing(House house) {
        return house.stranger().get("/tables?playing=true").json().findValuesAsString("id");
    }

    private static void watchToTheEnd(Listener watcher) {
        while (!watcher.next().path("kind").asString().equals("over")) {
            // the next one, then
        }
    }

    @Test
    void twoComputersPlayForWhoeverWatches(@TempDir Path folder) {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var table = ada.open(SMALL);
            assertThat(ada.look(table).path("version").asInt()).isEqualTo(2);
            assertThat(ada.get("/tables?mine=true").json().findValuesAsString("id"))
                    .containsExactly(table);
            assertThat(playing(house)).isEmpty();
            try (var watcher = Listener.of(house.stranger(), table, 0)) {
                watchToTheEnd(watcher);
            }
            assertThat(ada.look(table).path("winners").size()).isEqualTo(1);
        }
    }

    @Test
    void nothingIsPlayedWhileNobodyWatches(@TempDir Path folder) {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var table = ada.open(SMALL);
            try (var watcher = Listener.of(ada, table, 2)) {
                watcher.next();
                watcher.leave();
                while (!watcher.next().has("closed")) {
                    // what was on its way
                }
            }
            // What is thought out when the last one leaves is still played; then a whole other game is faster.
            var stopped = ada.look(table).path("version").asInt();
            try (var elsewhere = Listener.of(ada, ada.open(SMALL), 0)) {
                watchToTheEnd(elsewhere);
            }
            assertThat(ada.look(table).path("version").asInt()).isLessThanOrEqualTo(stopped + 1);
            assertThat(ada.look(table).path("status").asString()).isEqualTo("playing");
        }
    }

    @Test
    void nobodyPlaysForTheComputers(@TempDir Path folder) {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var table = ada.open(SMALL);
            assertThat(ada.play(table, "a1").error()).isEqualTo("not-seated");
            assertThat(ada.post("/tables/" + table + "/resign", "").error()).isEqualTo("not-seated");
            assertThat(ada.post("/tables/" + table + "/undo", "").error()).isEqualTo("not-seated");
            assertThat(ada.post("/tables/" + table + "/join", "").error()).isEqualTo("taken");
            assertThat(ada.post("/tables/" + table + "/seats/1", "{\"kind\":\"open\"}")
                            .error())
                    .isEqualTo("not-seated");
        }
    }

    @Test
    void whoeverLooksForAGameFindsOneAndOnlyOne(@TempDir Path folder) {
        try (var house = offering(folder)) {
            var table = playing(house).getFirst();
            var look = house.stranger().look(table);
            assertThat(look.path("seats").findValuesAsString("name")).containsOnly("level4");
            assertThat(look.path("host").isNull()).isTrue();
            house.clock.forward(Duration.ofHours(1));
            assertThat(playing(house)).containsExactly(table);
            var version = look.path("version").asInt();
            assertThat(house.stranger().look(table).path("version").asInt()).isEqualTo(version);
            try (var watcher = new Listener(house, table, version)) {
                assertThat(watcher.next().path("kind").asString()).isEqualTo("ply");
            }
        }
    }

    @Test
    void noneIsOfferedWhilePeoplePlayOrIfTheServerDoesNot(@TempDir Path folder, @TempDir Path other) {
        try (var house = offering(folder)) {
            var ada = house.guest("Ada");
            var table = ada.open("{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
            assertThat(playing(house)).containsExactly(table);
            house.clock.forward(Duration.ofMinutes(11));
            assertThat(playing(house)).hasSize(2).contains(table);
        }
        try (var house = new House(other)) {
            assertThat(playing(house)).isEmpty();
        }
    }

    @Test
    void twoNodesOfferTheSameGameAndEachPlaysItForItsOwnWatchers() {
        var database = Postgres.fresh();
        try (var one = offering(database);
                var two = offering(database)) {
            var table = playing(one).getFirst();
            assertThat(playing(two)).containsExactly(table);
            for (var house : List.of(one, two)) {
                var version = house.stranger().look(table).path("version").asInt();
                try (var watcher = new Listener(house, table, version)) {
                    assertThat(watcher.next().path("kind").asString()).isEqualTo("ply");
                }
            }
        }
    }
}
