package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.agents.Agents;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What happens at tables without anybody's doing.
class AgentsTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void anAgentPlaysToTheEnd() {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var table = ada.open("""
                    {"game":"esgros","options":{"size":2},"seats":[{"kind":"agent","level":1},{"kind":"me"}]}""");
            ada.playOut(table);
            var plies = ada.events(table).stream()
                    .filter(event -> event.path("kind").asString().equals("ply"))
                    .toList();
            assertThat(plies).anyMatch(ply -> ply.path("by").asInt() == 1);
            assertThat(ada.look(table).path("seats").get(0).path("name").asString())
                    .isEqualTo("level1");
        }
    }

    @Test
    void manyAgentsAtOnceQueueSayThatTheyDoAndAllAnswer() {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var tables = IntStream.range(0, 30).mapToObj(_ -> ada.open("""
                            {"game":"esgros","options":{"size":5},"seats":[{"kind":"agent","level":5},{"kind":"me"}]}""")).toList();
            var thoughts = tables.stream()
                    .map(table -> ada.look(table).path("thinking"))
                    .toList();
            assertThat(thoughts)
                    .anyMatch(thought -> thought.path("state").asString().equals("queued"));
            assertThat(thoughts).anyMatch(thought -> thought.path("ahead").asInt() > 1);
            tables.forEach(table -> {
                try (var events = Listener.of(ada, table, 2)) {
                    assertThat(events.next().path("by").asInt()).isEqualTo(1);
                }
                assertThat(ada.look(table).path("thinking").isNull()).isTrue();
            });
        }
    }

    @Test
    void whereThereAreSecretsAnAgentTakesItsTimeForEveryPly() {
        var pace = Duration.ofMillis(700);
        var settings = Settings.local(0, "sqlite:" + folder.resolve("test.db")).with(new Agents(1, pace, false));
        try (var house = new House(settings)) {
            var ada = house.guest("Ada");
            var begin = System.nanoTime();
            var table = ada.open("""
                    {"game":"the-estates","seats":[{"kind":"agent","level":1},{"kind":"me"}]}""");
            try (var events = Listener.of(ada, table, 2)) {
                while (events.next().path("by").asInt() != 1) {
                    // the box comes first
                }
                assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThanOrEqualTo(pace);
            }
        }
    }

    @Test
    void agentsAgreeToTakeBacks() {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var table = ada.open("""
                    {"game":"esgros","options":{"size":3,"pie":false},"seats":[{"kind":"me"},{"kind":"agent","level":1}]}""");
            try (var events = Listener.of(ada, table, ada.version(table))) {
                ada.play(table, "c3");
                events.next();
                assertThat(events.next().path("by").asInt()).isEqualTo(2);
            }
            assertThat(ada.post("/tables/" + table + "/undo", "").status()).isEqualTo(200);
            assertThat(ada.look(table).path("legal").size()).isPositive();
        }
    }

    @Test
    void afterARestartAgentsGoOn() {
        String table;
        House.Person ada;
        try (var house = new House(folder)) {
            ada = house.guest("Ada");
            table = ada.open("""
                    {"game":"esgros","options":{"size":2},"seats":[{"kind":"me"},{"kind":"agent","level":1}]}""");
        }
        try (var house = new House(folder)) {
            var again = house.known(ada);
            assertThat(again.look(table).path("status").asString()).isEqualTo("playing");
            again.playOut(table);
        }
    }

    @Test
    void whoeverIsLateHasLost() {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var table = ada.open("""
                    {"game":"esgros","options":{"size":3,"pie":false},"seats":[{"kind":"me"},{"kind":"open"}],
                     "clock":{"kind":"live","base":60,"increment":5}}""");
            ben.post("/tables/" + table + "/join", "{}");
            house.clock.forward(Duration.ofSeconds(20));
            ada.play(table, "c3");
            house.clock.forward(Duration.ofSeconds(59));
            var look = ben.look(table).path("clock");
            assertThat(look.path("left").toString()).isEqualTo("[65.0,60.0]");
            assertThat(look.path("kind").asString()).isEqualTo("live");
            house.clock.forward(Duration.ofSeconds(1));
            // Too late, whether the steward has been there or not.
            assertThat(ben.play(table, "a1").error()).isIn("over", "not-seated");
            assertThat(ada.look(table).path("winners").toString()).isEqualTo("[1]");
            assertThat(ada.look(table).path("ending").asString()).isEqualTo("flagged");
        }
    }

    @Test
    void theStewardFlagsWhoeverDoesNotCome() {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var table = ada.open("""
                    {"game":"esgros","seats":[{"kind":"me"},{"kind":"open"}],
                     "clock":{"kind":"correspondence","perMove":3600}}""");
            ben.post("/tables/" + table + "/join", "{}");
            try (var events = Listener.of(ben, table, ben.version(table))) {
                house.clock.forward(Duration.ofHours(1));
                assertThat(events.next().path("kind").asString()).isEqualTo("flagged");
                assertThat(events.next().path("kind").asString()).isEqualTo("over");
            }
        }
    }
}
