package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who may think for agents, and what happens if they do not.
class DelegationTest {
    private static final String ALONE = """
            {"game":"esgros","options":{"size":3,"pie":false},"seats":[{"kind":"me"},{"kind":"agent","level":1}]}""";
    /// Longer than any level takes, and the steward's patience.
    private static final Duration LONG = Duration.ofMinutes(1);

    @TempDir
    private Path folder = Path.of("");

    private House house;
    private House.Person ada;

    @BeforeEach
    void open() {
        house = new House(folder);
        ada = house.guest("Ada");
    }

    @AfterEach
    void close() {
        house.close();
    }

    /// A program of Ada's that follows a table and thinks; once it has heard something, the server knows of it.
    private Listener thinking(String table) {
        var events = Listener.of(ada, table, ada.version(table) - 1, "&thinks=true");
        events.next();
        return events;
    }

    private House.Answer playFor(House.Person person, String table, int seat, String token) {
        return person.post(
                "/tables/" + table + "/plies",
                "{\"token\":\"%s\",\"seat\":%d,\"basedOn\":%d}".formatted(token, seat, person.version(table)));
    }

    @Test
    void whoPlaysAloneAgainstAgentsMayThinkForThem() {
        var table = ada.open(ALONE);
        try (var events = thinking(table)) {
            ada.play(table, "c3");
            assertThat(events.next().path("by").asInt()).isEqualTo(1);
            assertThat(ada.look(table).path("thinking").path("state").asString())
                    .isEqualTo("elsewhere");
            assertThat(playFor(ada, table, 2, "c2").status()).isEqualTo(200);
            var ply = events.next();
            assertThat(ply.path("by").asInt()).isEqualTo(2);
            assertThat(ply.path("token").asString()).isEqualTo("c2");
        }
    }

    @Test
    void anAgentPlaysByItselfIfNobodyThinksForItInTime() {
        var table = ada.open(ALONE);
        try (var events = thinking(table)) {
            ada.play(table, "c3");
            assertThat(events.next().path("by").asInt()).isEqualTo(1);
            assertThat(ada.look(table).path("by").asInt()).isEqualTo(2);
            house.clock.forward(LONG);
            assertThat(events.next().path("by").asInt()).isEqualTo(2);
        }
    }

    @Test
    void anAgentPlaysByItselfWhenTheProgramThatThoughtForItIsGone() {
        var table = ada.open(ALONE);
        try (var events = thinking(table)) {
            ada.play(table, "c3");
            events.next();
            events.leave();
        }
        house.clock.forward(LONG);
        try (var events = Listener.of(ada, table, 3)) {
            assertThat(events.next().path("by").asInt()).isEqualTo(2);
        }
    }

    @Test
    void anIllegalPlyOfAnAgentIsRefusedAsAPersonsIs() {
        var table = ada.open(ALONE);
        try (var events = thinking(table)) {
            ada.play(table, "c3");
            events.next();
            assertThat(playFor(ada, table, 2, "c3").error()).isEqualTo("illegal");
            assertThat(ada.post("/tables/" + table + "/plies", "{\"token\":\"c2\",\"seat\":2,\"basedOn\":1}")
                            .error())
                    .isEqualTo("stale");
        }
    }

    @Test
    void nobodyPlaysForAnotherSeatThanTheAgentWhoseTurnItIs() {
        var table = ada.open(ALONE);
        assertThat(playFor(ada, table, 2, "c3").error()).isEqualTo("not-your-turn");
        assertThat(playFor(ada, table, 1, "c3").error()).isEqualTo("not-your-turn");
        assertThat(playFor(house.guest("Ben"), table, 2, "c3").error()).isEqualTo("not-seated");
    }
}
