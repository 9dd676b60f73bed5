package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Nobody loses by what a server or its clock does.
class AbsenceTest {
    private static final String LIVE = "{\"kind\":\"live\",\"base\":60,\"increment\":0}";
    private static final String LETTERS = "{\"kind\":\"correspondence\",\"perMove\":60}";

    @TempDir
    private Path folder = Path.of("");

    private static String table(House.Person ada, House.Person ben, String clock) {
        var table = ada.open("""
                {"game":"esgros","options":{"size":3,"pie":false},"seats":[{"kind":"me"},{"kind":"open"}],"clock":%s}""".formatted(clock));
        ben.post("/tables/" + table + "/join", "{}");
        ada.play(table, "c3"); // first turns are free
        ben.play(table, "a1");
        return table;
    }

    private static String left(House.Person person, String table) {
        return person.look(table).path("clock").path("left").toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {LIVE, LETTERS})
    void theTimeWithoutAServerIsNobodys(String kind) {
        var clock = new Hands();
        House.Person ada;
        House.Person ben;
        String table;
        try (var house = new House(folder, clock)) {
            ada = house.guest("Ada");
            ben = house.guest("Ben");
            table = table(ada, ben, kind);
            clock.forward(Duration.ofSeconds(53));
        }
        clock.forward(Duration.ofMinutes(15));
        try (var house = new House(folder, clock)) {
            var back = house.known(ada);
            assertThat(left(back, table)).as("and some seconds to come back").isEqualTo("[17.0,60.0]");
            assertThat(back.events(table).getLast().path("kind").asString()).isEqualTo("paused");
            assertThat(back.events(table).getLast().path("millis").asLong()).isEqualTo(910_000);
            clock.forward(Duration.ofSeconds(10));
            assertThat(back.play(table, "a2", 5).status())
                    .as("a pause makes nothing stale")
                    .isEqualTo(200);
            assertThat(back.events(table)).hasSize(7);
            try (var events = Listener.of(house.known(ben), table, 7)) {
                clock.forward(Duration.ofMinutes(1));
                assertThat(events.next().path("kind").asString()).isEqualTo("flagged");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1_200, -3_600})
    void aClockThatIsSetNeitherHurriesNorWaits(int seconds) {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var table = table(ada, ben, LIVE);
            house.clock.forward(Duration.ofSeconds(10));
            house.clock.set(Duration.ofSeconds(seconds));
            assertThat(left(ada, table)).isEqualTo("[50.0,60.0]");
            house.clock.forward(Duration.ofSeconds(10));
            assertThat(ada.play(table, "a2").status()).isEqualTo(200);
            assertThat(left(ada, table)).isEqualTo("[40.0,60.0]");
        }
    }

    @Test
    void timeDoesNotGoBackWhileNoServerRuns() {
        var clock = new Hands();
        var before = clock.instant();
        clock.set(Duration.ofHours(-1));
        var steady = new SteadyClock(clock, () -> 0, before);
        assertThat(steady.instant()).isEqualTo(before);
    }
}
