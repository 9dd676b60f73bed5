package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.store.Postgres;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Two server processes on one PostgreSQL.
class TwoNodesTest {
    @Test
    void playersOnDifferentNodesPlayToTheEnd() {
        var database = Postgres.fresh();
        try (var one = new House(database);
                var other = new House(database)) {
            var ada = one.guest("Ada");
            var ben = other.guest("Ben");
            var table = ada.open("""
                    {"game":"esgros","options":{"size":2,"pie":false},"seats":[{"kind":"me"},{"kind":"open"}]}""");
            ben.post("/tables/" + table + "/join", "{}");
            try (var watcher = new Listener(other, table, 0)) {
                var players = new House.Person[] {ada, ben};
                while (ada.look(table).path("status").asString().equals("playing")) {
                    var player = players[ada.look(table).path("by").asInt() - 1];
                    var look = player.look(table);
                    assertThat(player.play(
                                            table,
                                            look.path("legal").get(0).asString(),
                                            look.path("version").asInt())
                                    .status())
                            .isEqualTo(200);
                }
                var kind = "";
                for (var v = 1; !kind.equals("over"); v++) {
                    var event = watcher.next();
                    assertThat(event.path("v").asInt()).isEqualTo(v);
                    kind = event.path("kind").asString();
                }
            }
            assertThat(ben.look(table).path("winners"))
                    .isEqualTo(ada.look(table).path("winners"));
        }
    }

    @Test
    void aTokenThatEndedAtOneNodeSoonEndsAtTheOther() {
        var database = Postgres.fresh();
        try (var one = new House(database);
                var other = new House(database)) {
            var ada = one.guest("Ada");
            var elsewhere = other.known(ada);
            assertThat(elsewhere.get("/guests/me").status()).isEqualTo(200);
            ada.post("/guests/me/token", "");
            other.clock.forward(Duration.ofSeconds(6));
            assertThat(elsewhere.get("/guests/me").status()).isEqualTo(401);
        }
    }

    @Test
    void whoeverAsksForARematchAnywhereGetsTheSameTable() throws Exception {
        var database = Postgres.fresh();
        try (var one = new House(database);
                var other = new House(database);
                var both = Executors.newVirtualThreadPerTaskExecutor()) {
            var ada = one.guest("Ada");
            var ben = other.guest("Ben");
            var table = ada.open(PlayTest.ESGROS);
            ben.post("/tables/" + table + "/join", "{}");
            ada.post("/tables/" + table + "/resign", "");
            var adas = both.submit(() -> ada.post("/tables/" + table + "/rematch", ""));
            var bens = ben.post("/tables/" + table + "/rematch", "");
            var next = bens.json().path("id").asString();
            assertThat(adas.get().status()).isEqualTo(200);
            assertThat(adas.get().json().path("id").asString()).isEqualTo(next);
            assertThat(ada.look(next).path("status").asString()).isEqualTo("playing");
            assertThat(ada.get("/tables?mine=true").json().size()).isEqualTo(2);
        }
    }

    @Test
    void aNodeThatIsNotTheStewardSaysThatAnAgentIsSeenToElsewhere() {
        var database = Postgres.fresh();
        try (var one = new House(database);
                var other = new House(database)) {
            var ada = one.guest("Ada");
            var first = ada.open("""
                    {"game":"esgros","options":{"size":2},"seats":[{"kind":"agent","level":1},{"kind":"me"}]}""");
            try (var events = Listener.of(ada, first, 2)) {
                assertThat(events.next().path("by").asInt()).isEqualTo(1);
            }
            var states = Stream.of(ada, other.known(ada))
                    .map(person -> person.post("/tables", """
                            {"game":"esgros","options":{"size":5},"seats":[{"kind":"agent","level":5},{"kind":"me"}]}"""))
                    .map(answer -> answer.json().path("thinking").path("state").asString())
                    .toList();
            assertThat(states).containsOnlyOnce("elsewhere");
        }
    }

    @Test
    void whenOneNodeGoesTheOtherGoesOnWithAgentsToo() {
        var database = Postgres.fresh();
        try (var one = new House(database)) {
            var ada = one.guest("Ada");
            var table = ada.open("""
                    {"game":"esgros","options":{"size":3,"pie":false},"seats":[{"kind":"me"},{"kind":"agent","level":1}]}""");
            try (var other = new House(database);
                    var events = new Listener(other, table, 2)) {
                var elsewhere = other.known(ada);
                elsewhere.play(table, "c3");
                assertThat(events.next().path("by").asInt()).isEqualTo(1);
                assertThat(events.next().path("by").asInt()).isEqualTo(2);
                one.server.close();
                var look = elsewhere.look(table);
                elsewhere.play(
                        table,
                        look.path("legal").get(0).asString(),
                        look.path("version").asInt());
                assertThat(events.next().path("by").asInt()).isEqualTo(1);
                assertThat(events.next().path("by").asInt()).isEqualTo(2);
            }
        }
    }
}
