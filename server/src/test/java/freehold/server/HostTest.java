package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.store.Postgres;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Before the game the host, and nobody else, fills, frees and drops seats.
class HostTest extends Evening {
    private static final String FOUR = """
            {"game":"the-estates","options":{"rounds":1},"clock":{"kind":"live","base":600,"increment":5},
             "seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"},{"kind":"open"}]}""";
    private static final String DROP = "{\"kind\":\"none\"}";
    private static final String OPEN = "{\"kind\":\"open\"}";
    private static final String LEVEL_2 = "{\"kind\":\"agent\",\"level\":2}";

    private static House.Answer change(House.Person person, String table, int seat, String body) {
        return person.post("/tables/" + table + "/seats/" + seat, body);
    }

    private static House.Answer start(House.Person person, String table, String body) {
        return person.post("/tables/" + table + "/start", body);
    }

    private static List<String> kinds(JsonNode table) {
        return table.path("seats").findValuesAsString("kind");
    }

    private static List<String> events(House.Person person, String table) {
        return person.events(table).stream()
                .map(event -> event.path("kind").asString())
                .filter(kind -> !kind.equals("ply"))
                .toList();
    }

    @Test
    void whoeverOpensATableIsItsHost() {
        var table = ada.open(FOUR);
        assertThat(ben.look(table).path("host").asInt()).isEqualTo(1);
        ben.post("/tables/" + table + "/join", "{\"seat\":3}");
        ada.post("/tables/" + table + "/leave", "");
        assertThat(ben.look(table).path("host").asInt()).isEqualTo(3);
        start(ben, table, "{\"level\":1}");
        assertThat(ben.look(table).path("host").isNull()).isTrue();
    }

    @Test
    void aComputerTakesASeatAndIsSentAwayAgain() {
        var table = ada.open(FOUR);
        var filled = change(ada, table, 2, LEVEL_2);
        assertThat(filled.status()).isEqualTo(200);
        assertThat(kinds(filled.json())).containsExactly("human", "agent", "open", "open");
        assertThat(filled.json().path("seats").get(1).path("level").asInt()).isEqualTo(2);
        assertThat(kinds(change(ada, table, 2, OPEN).json())).containsExactly("human", "open", "open", "open");
        assertThat(events(ada, table)).containsExactly("created", "filled", "left");
        assertThat(change(ada, table, 2, OPEN).json().path("version").asInt()).isEqualTo(3);
    }

    @Test
    void aSeatIsDroppedAndThoseAfterItMoveUp() {
        var table = ada.open(FOUR);
        ben.post("/tables/" + table + "/join", "{\"seat\":4}");
        var dropped = change(ada, table, 2, DROP);
        assertThat(kinds(dropped.json())).containsExactly("human", "open", "human");
        assertThat(dropped.json().path("clock").path("left").size()).isEqualTo(3);
        var begun = change(ada, table, 2, DROP);
        assertThat(begun.json().path("status").asString()).isEqualTo("playing");
        assertThat(ben.look(table).path("seats").get(1).path("you").asBoolean()).isTrue();
        assertThat(events(ben, table)).containsExactly("created", "seated", "dropped", "dropped", "started");
        assertThat(ada.look(table).path("legal").size()).isPositive();
        ada.playFirst(table, ada.look(table));
        assertThat(ada.get("/tables/" + table + "/record.fgn").text()).contains("[Seats \"2\"]");
    }

    @Test
    void theGameStartsWithThoseWhoAreThereOrWithComputers() {
        var few = ada.open(FOUR);
        ben.post("/tables/" + few + "/join", "{\"seat\":3}");
        var begun = start(ada, few, "").json();
        assertThat(kinds(begun)).containsExactly("human", "human");
        assertThat(begun.path("status").asString()).isEqualTo("playing");
        var full = ada.open(FOUR);
        ben.post("/tables/" + full + "/join", "{\"seat\":3}");
        assertThat(kinds(start(ada, full, "{\"level\":1}").json())).containsExactly("human", "agent", "human", "agent");
    }

    @Test
    void onlyTheHostMayDoSo() {
        var table = ada.open(FOUR);
        ben.post("/tables/" + table + "/join", "{\"seat\":2}");
        var cleo = house.guest("Cleo");
        for (var body : List.of(DROP, OPEN, LEVEL_2)) {
            assertThat(change(ben, table, 3, body).error()).isEqualTo("not-host");
            assertThat(change(cleo, table, 3, body).error()).isEqualTo("not-seated");
            assertThat(change(house.stranger(), table, 3, body).status()).isEqualTo(401);
            assertThat(change(ada, table, 2, body).error()).isEqualTo("taken");
        }
        assertThat(start(ben, table, "").status()).isEqualTo(403);
        assertThat(start(cleo, table, "{\"level\":1}").error()).isEqualTo("not-seated");
        assertThat(ada.look(table).path("version").asInt()).isEqualTo(2);
    }

    @Test
    void whatCannotBeIsRefused() {
        var table = ada.open(FOUR);
        assertThat(change(ada, table, 9, DROP).error()).isEqualTo("bad-request");
        assertThat(ada.post("/tables/" + table + "/seats/x", DROP).error()).isEqualTo("bad-request");
        assertThat(change(ada, table, 2, "{\"kind\":\"me\"}").error()).isEqualTo("invalid");
        assertThat(change(ada, table, 2, "{\"kind\":\"agent\",\"level\":99}").error())
                .isEqualTo("invalid");
        assertThat(start(ada, table, "{\"level\":0}").error()).isEqualTo("invalid");
        assertThat(start(ada, table, "").error()).isEqualTo("invalid"); // nobody plays alone
        assertThat(change(ada, started(), 1, DROP).error()).isEqualTo("started");
        assertThat(ada.look(table).path("version").asInt()).isEqualTo(1);
    }

    @Test
    void seatsThatAreKeptForSomebodyWhoDoesNotComeAreFreed() {
        var table = started();
        ada.post("/tables/" + table + "/resign", "");
        var next =
                ada.post("/tables/" + table + "/rematch", "").json().path("id").asString();
        assertThat(change(ada, next, 1, LEVEL_2).json().path("status").asString())
                .isEqualTo("playing");
        assertThat(ben.post("/tables/" + next + "/join", "").error()).isEqualTo("taken");
    }

    @Test
    void seatsAreTheSameOnAllNodesAndAfterARestart() {
        var database = Postgres.fresh();
        String table;
        House.Person host;
        try (var one = new House(database);
                var other = new House(database)) {
            host = one.guest("Ada");
            var guest = other.guest("Ben");
            table = host.open(FOUR);
            guest.post("/tables/" + table + "/join", "{\"seat\":4}");
            change(host, table, 2, DROP);
            assertThat(change(guest, table, 2, DROP).error()).isEqualTo("not-host");
            assertThat(kinds(guest.look(table))).containsExactly("human", "open", "human");
            start(host, table, "");
            assertThat(kinds(guest.look(table))).containsExactly("human", "human");
        }
        try (var later = new House(database)) {
            assertThat(kinds(later.known(host).look(table))).containsExactly("human", "human");
        }
    }
}
