package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.store.Postgres;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Whether those one plays with are there.
class PresenceTest extends Evening {
    @Test
    void othersSeeWhoIsThereAndSinceWhenSomebodyIsNot() {
        var table = started();
        assertThat(ada.look(table).path("presence").toString())
                .isEqualTo("[{\"seat\":1,\"here\":false},{\"seat\":2,\"here\":false}]");
        try (var first = Listener.of(ada, table, 3, "&presence=true");
                var quiet = Listener.of(ada, table, 3)) {
            assertThat(first.next().toString())
                    .isEqualTo("{\"presence\":[{\"seat\":1,\"here\":true},{\"seat\":2,\"here\":false}]}");
            try (var second = Listener.of(ben, table, 3)) {
                assertThat(first.next().path("presence").get(1).path("here").asBoolean())
                        .isTrue();
                house.clock.forward(Duration.ofMinutes(3));
                second.leave();
                second.next();
            }
            var gone = first.next().path("presence").get(1);
            assertThat(gone.path("here").asBoolean()).isFalse();
            assertThat(gone.path("since").asString()).endsWith("Z");
            ada.play(table, "c3");
            assertThat(quiet.next().path("kind").asString()).isEqualTo("ply");
        }
    }

    @Test
    void whoIsNotAtThisNodeMayBeAtAnother() {
        var database = Postgres.fresh();
        try (var one = new House(database)) {
            var host = one.guest("Ada");
            var table = host.open("{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
            one.guest("Ben").post("/tables/" + table + "/join", "");
            try (var watcher = Listener.of(host, table, 3, "&presence=true")) {
                assertThat(watcher.next().toString()).isEqualTo("{\"presence\":[{\"seat\":1,\"here\":true}]}");
            }
        }
    }
}
