package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Several people at one screen: each looks with the eyes of the own seat (`as`), and nobody with those of others.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EyesTest {
    private static final String TOGETHER = """
            {"game":"the-estates","seats":[{"kind":"me"},{"kind":"me"},{"kind":"open"}]}""";

    private House house;
    private House.Person ada;
    private House.Person ben;
    private String table;

    @BeforeAll
    void stow(@TempDir Path folder) {
        house = new House(folder);
        ada = house.guest("Ada");
        ben = house.guest("Ben");
        table = ada.open(TOGETHER);
        ben.post("/tables/" + table + "/join", "{}");
        ada.play(table, "stow");
    }

    @AfterAll
    void close() {
        house.close();
    }

    private String told(House.Person person, String what, String as) {
        return person.get("/tables/" + table + what + as).text();
    }

    @Test
    void aSeatKnowsItsOwnSecretAndTheOtherAtTheSameScreenDoesNot() {
        assertThat(told(ada, "/log", "?as=1")).contains("stows $1m");
        assertThat(told(ada, "/events?wait=false", "&as=1")).contains("stow");
        assertThat(told(ada, "/record.fgn", "?as=1")).contains("stow");
        for (var other : new String[] {"as=2", "as=0"}) {
            assertThat(told(ada, "/log?", other)).contains("may have stowed").doesNotContain("stows", "\"stow\"");
            assertThat(told(ada, "/events?wait=false&", other)).doesNotContain("stow");
            assertThat(told(ada, "/record.fgn?", other)).doesNotContain("stow").contains("{secret}");
        }
    }

    @Test
    void aPurseIsSeenByItsSeat() {
        for (var seat = 1; seat <= 2; seat++) {
            var players = ada.get("/tables/" + table + "?as=" + seat)
                    .json()
                    .path("view")
                    .path("players");
            for (var other = 1; other <= 3; other++) {
                assertThat(players.get(other - 1).path("purse").size()).isEqualTo(other == seat ? 1 : 0);
            }
        }
    }

    @Test
    void onlyTheSeatThatActsIsToldWhatIsLegal() {
        assertThat(ada.get("/tables/" + table + "?as=1").json().has("legal")).isTrue();
        assertThat(ada.get("/tables/" + table + "?as=2").json().has("legal")).isFalse();
        assertThat(ada.get("/tables/" + table + "?as=2").json().path("by").asInt())
                .isEqualTo(1);
        var plies = ada.get("/tables/" + table + "/log").json().size();
        var before = "/tables/" + table + "/positions/" + (plies - 1);
        assertThat(ada.get(before + "?as=1").json().path("legal").toString()).contains("stow");
        assertThat(ada.get(before + "?as=2").json().path("legal").size()).isZero();
    }

    @Test
    void theEyesOfOthersAreRefused() {
        for (var what : new String[] {"", "/log", "/record.fgn", "/positions/1", "/events"}) {
            for (var seat : new int[] {1, 2, 4, -1}) {
                var answer = ben.get("/tables/" + table + what + "?as=" + seat);
                assertThat(answer.status()).isEqualTo(403);
                assertThat(answer.error()).isEqualTo("not-seated");
            }
            assertThat(ben.get("/tables/" + table + what + "?as=x").status()).isEqualTo(400);
        }
        assertThat(house.stranger().get("/tables/" + table + "?as=1").error()).isEqualTo("not-seated");
        assertThat(house.stranger().get("/tables/" + table + "?as=0").status()).isEqualTo(200);
    }

    @Test
    void aSocketTellsWithTheSameEyes() {
        try (var socket = Listener.of(ada, table, 0, "&as=2")) {
            for (var v = 1; v <= ada.version(table); v++) {
                assertThat(socket.next().toString()).doesNotContain("stow");
            }
        }
    }

    /// An agent plays on, and what the seat knows stays readable for whoever sat there.
    @Test
    void whoeverHasStoppedPlayingStillHasTheEyesOfTheSeat() {
        var left = ada.open("""
                {"game":"the-estates","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]}""");
        ben.post("/tables/" + left + "/join", "{}");
        house.guest("Cleo").post("/tables/" + left + "/join", "{}");
        ada.play(left, "stow");
        ada.post("/tables/" + left + "/resign", "");
        var look = ada.look(left);
        assertThat(look.path("status").asString()).isEqualTo("playing");
        assertThat(look.path("view").path("players").get(0).path("purse").size())
                .isEqualTo(1);
        assertThat(look.has("legal")).isFalse();
        assertThat(ada.get("/tables/" + left + "/log").text()).contains("stows $1m");
        assertThat(ben.get("/tables/" + left + "/log").text()).doesNotContain("stows");
        assertThat(ada.post("/tables/" + left + "/undo", "").error()).isEqualTo("not-seated");
    }

    @Test
    void whatIsSaidIsSaidByTheSeatThatLooks() {
        ada.post("/tables/" + table + "/say?as=2", "{\"text\":\"hello\"}");
        assertThat(ben.events(table).getLast().path("seat").asInt()).isEqualTo(2);
    }
}
