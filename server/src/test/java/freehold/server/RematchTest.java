package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Once more with the same people.
class RematchTest extends Evening {
    private House.Answer again(House.Person person, String table) {
        return person.post("/tables/" + table + "/rematch", "");
    }

    /// A table at which Ada has given up.
    private String finished() {
        var table = started();
        ada.post("/tables/" + table + "/resign", "");
        return table;
    }

    @Test
    void everybodyComesToTheSameTableAndTheSecondBegins() {
        var table = finished();
        var first = again(ada, table).json();
        var next = first.path("id").asString();
        assertThat(next).isNotEqualTo(table);
        assertThat(first.path("status").asString()).isEqualTo("open");
        assertThat(first.path("options")).isEqualTo(ada.look(table).path("options"));
        assertThat(first.path("previous").asString()).isEqualTo(table);
        assertThat(first.path("seats").toString())
                .isEqualTo("[{\"seat\":1,\"kind\":\"kept\",\"name\":\"Ben\",\"you\":false},"
                        + "{\"seat\":2,\"kind\":\"human\",\"name\":\"Ada\",\"you\":true}]");
        assertThat(ben.look(next).path("seats").get(0).path("kind").asString()).isEqualTo("open");

        var second = again(ben, table).json();
        assertThat(second.path("id").asString()).isEqualTo(next);
        assertThat(second.path("status").asString()).isEqualTo("playing");
        assertThat(second.path("legal").size()).isPositive();
        assertThat(again(ada, table).json().path("id").asString()).isEqualTo(next);
        assertThat(ada.events(next).stream().map(event -> event.path("kind").asString()))
                .containsExactly("created", "seated", "seated", "started");
    }

    @Test
    void peopleAtOneScreenHaveNamesOfTheirOwnAndKeepThem() {
        var table = ada.open("""
                {"game":"esgros","seats":[{"kind":"me"},{"kind":"me","name":" Bea "}]}""");
        assertThat(ada.look(table).path("seats").get(0).path("name").asString()).isEqualTo("Ada");
        assertThat(ada.look(table).path("seats").get(1).path("name").asString()).isEqualTo("Bea");
        ada.post("/tables/" + table + "/say?as=2", "{\"text\":\"hello\"}");
        assertThat(ada.events(table).getLast().path("name").asString()).isEqualTo("Bea");
        ada.post("/tables/" + table + "/resign", "");
        var next = again(ada, table).json();
        assertThat(next.path("seats").get(0).path("name").asString()).isEqualTo("Bea");
        assertThat(next.path("seats").get(1).path("name").asString()).isEqualTo("Ada");
        assertThat(ada.post("/tables", """
                {"game":"esgros","seats":[{"kind":"me","name":"a\\u202eb"},{"kind":"me"}]}""").status()).isEqualTo(400);
    }

    @Test
    void peopleAtOneScreenMayBeNamedLater() {
        var table = ada.open("""
                {"game":"esgros","seats":[{"kind":"me"},{"kind":"me"}]}""");
        var seen = ada.version(table);
        var named = ada.post("/tables/" + table + "/seats/2/name", "{\"name\":\" Bea \"}");
        assertThat(named.json().path("seats").get(1).path("name").asString()).isEqualTo("Bea");
        assertThat(ada.events(table).getLast().path("kind").asString()).isEqualTo("named");
        assertThat(ada.play(table, "c3", seen).status())
                .as("a name makes nothing stale")
                .isEqualTo(200);
        assertThat(ben.post("/tables/" + table + "/seats/2/name", "{\"name\":\"Ben\"}")
                        .error())
                .isEqualTo("not-seated");
        var shared = started();
        assertThat(ada.post("/tables/" + shared + "/seats/1/name", "{\"name\":\"Bea\"}")
                        .error())
                .as("who has one seat has one name")
                .isEqualTo("invalid");
    }

    @Test
    void theOthersAreToldOnce() {
        var table = finished();
        var next = again(ben, table).json().path("id").asString();
        again(ada, table);
        var event = ada.events(table).getLast();
        assertThat(event.path("kind").asString()).isEqualTo("rematch");
        assertThat(event.path("by").asInt()).isEqualTo(2);
        assertThat(event.path("table").asString()).isEqualTo(next);
        assertThat(ada.look(table).path("rematch").asString()).isEqualTo(next);
    }

    @Test
    void theSeatsAreForNobodyElse() {
        var cleo = house.guest("Cleo");
        var table = finished();
        assertThat(again(cleo, table).error()).isEqualTo("not-seated");
        assertThat(again(house.stranger(), table).status()).isEqualTo(401);
        var next = again(ada, table).json().path("id").asString();
        assertThat(cleo.post("/tables/" + next + "/join", "").error()).isEqualTo("taken");
        assertThat(cleo.post("/tables/" + next + "/join", "{\"seat\":1}").error())
                .isEqualTo("taken");
        assertThat(cleo.get("/tables?open=true&limit=100").text()).doesNotContain(next);
        assertThat(ben.get("/tables?mine=true&limit=100").text()).contains(next);
        assertThat(cleo.get("/tables/" + next + "/events?wait=false").text())
                .contains("Ben")
                .doesNotContain(ben.get("/guests/me").json().path("id").asString());
        assertThat(ben.post("/tables/" + next + "/join", "")
                        .json()
                        .path("status")
                        .asString())
                .isEqualTo("playing");
    }

    /// Whoever opened the new table may think better of it; the others may ask once more.
    @Test
    void aTableThatWasClosedIsNoDeadEnd() {
        var table = finished();
        var closed = again(ada, table).json().path("id").asString();
        ada.post("/tables/" + closed + "/leave", "");
        var next = again(ben, table);
        assertThat(next.status()).isEqualTo(200);
        assertThat(next.json().path("id").asString()).isNotEqualTo(closed);
        assertThat(ada.look(table).path("rematch").asString())
                .isEqualTo(next.json().path("id").asString());
        assertThat(again(ada, table).json().path("status").asString()).isEqualTo("playing");
        assertThat(again(ben, table).json().path("id")).isEqualTo(next.json().path("id"));
    }

    @Test
    void aGameThatGoesOnHasNone() {
        var answer = again(ada, started());
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.error()).isEqualTo("not-over");
    }

    @Test
    void againstAgentsAndAloneItBeginsAtOnce() {
        for (var other : new String[] {"{\"kind\":\"agent\",\"level\":2}", "{\"kind\":\"me\"}"}) {
            var table = ada.open("""
                    {"game":"esgros","seats":[{"kind":"me"},%s],"clock":{"kind":"live","base":60,"increment":5}}""".formatted(other));
            ada.post("/tables/" + table + "/resign", "");
            var next = again(ada, table).json();
            assertThat(next.path("status").asString()).isEqualTo("playing");
            assertThat(next.path("clock").path("base").asInt()).isEqualTo(60);
            assertThat(next.path("seats").get(1).path("you").asBoolean()).isTrue();
        }
    }
}
