package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.http.Limits;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How much of a server one caller gets.
class LimitsTest {
    @TempDir
    private Path folder = Path.of("");

    private House house(Limits limits) {
        return new House(
                Settings.local(0, "sqlite:" + folder.resolve("test.db")).with(limits));
    }

    @Test
    void oneAddressWatchesOnlySoOften() {
        try (var house = house(new Limits(100, 2))) {
            var ada = house.guest("Ada");
            var table = ada.open(PlayTest.ESGROS);
            try (var first = Listener.of(ada, table, 0);
                    var second = Listener.of(ada, table, 0);
                    var third = Listener.of(ada, table, 0)) {
                assertThat(first.next().path("kind").asString()).isEqualTo("created");
                assertThat(second.next().path("kind").asString()).isEqualTo("created");
                assertThat(third.next().path("closed").asInt()).isEqualTo(1008);
                assertThat(ada.get("/tables/" + table + "/events?wait=false").status())
                        .isEqualTo(429);
                first.leave();
                assertThat(first.next().path("closed").asInt()).isEqualTo(1000);
                assertThat(ada.get("/tables/" + table + "/events?wait=false").status())
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void nobodyTalksAllTheTime() {
        try (var house = house(new Limits(100, 10))) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var table = ada.open(PlayTest.ESGROS);
            var words = 0;
            while (ada.post("/tables/" + table + "/say", "{\"text\":\"x\"}").status() == 200) {
                words++;
            }
            assertThat(words).isBetween(4, 40);
            assertThat(ben.post("/tables/" + table + "/say", "{\"text\":\"x\"}").status())
                    .isEqualTo(200);
            assertThat(ada.get("/games").status()).isEqualTo(200);
        }
    }
}
