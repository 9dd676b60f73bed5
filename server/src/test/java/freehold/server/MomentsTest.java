package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Earlier positions of a table, and why something can't be played there.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MomentsTest {
    private static final String TWO = """
            {"game":"esgros","options":{"pie":false},"seats":[{"kind":"me"},{"kind":"open"}]}""";

    private House house;
    private House.Person ada;
    private House.Person ben;
    private String table;

    @BeforeAll
    void play(@TempDir Path folder) {
        house = new House(folder);
        ada = house.guest("Ada");
        ben = house.guest("Ben");
        table = ada.open(TWO);
        ben.post("/tables/" + table + "/join", "{}");
        ada.play(table, "d4");
        ben.play(table, "c3");
    }

    @AfterAll
    void close() {
        house.close();
    }

    @Test
    void anEarlierPositionIsAsItWas() {
        var first = ada.get("/tables/" + table + "/positions/1").json();
        assertThat(first.path("by").asInt()).isEqualTo(2);
        assertThat(first.path("view").path("groups").size()).isEqualTo(1);
        assertThat(ada.get("/tables/" + table + "/positions/2").json().path("view"))
                .isEqualTo(ada.look(table).path("view"));
    }

    @Test
    void whatIsLegalIsForTheOneWhoActsThen() {
        var path = "/tables/" + table + "/positions/1";
        assertThat(ben.get(path).json().path("legal").size()).isPositive();
        assertThat(ada.get(path).json().path("legal").size()).isZero();
        assertThat(house.stranger().get(path).json().path("legal").size()).isZero();
    }

    @Test
    void theFutureIsNotThere() {
        for (var ply : new String[] {"3", "-1", "99999999"}) {
            assertThat(ada.get("/tables/" + table + "/positions/" + ply).error())
                    .isEqualTo("not-found");
        }
        assertThat(ada.get("/tables/" + table + "/positions/x").error()).isEqualTo("bad-request");
    }

    @Test
    void whoActsLearnsWhyNot() {
        var ruling = ada.post("/tables/" + table + "/why", "{\"token\":\"c3\"}").json();
        assertThat(ruling.path("legal").asBoolean()).isFalse();
        assertThat(ruling.path("rule").asString()).isEqualTo("G3");
        assertThat(ada.post("/tables/" + table + "/why", "{\"token\":\"a1\"}")
                        .json()
                        .path("legal")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void othersDoNot() {
        assertThat(ben.post("/tables/" + table + "/why", "{\"token\":\"c3\"}").error())
                .isEqualTo("not-your-turn");
        assertThat(house.stranger()
                        .post("/tables/" + table + "/why", "{\"token\":\"c3\"}")
                        .error())
                .isEqualTo("no-guest");
    }
}
