package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tables, from opening one to the end of the game.
class PlayTest extends Evening {
    static final String ESGROS = """
            {"game":"esgros","options":{"size":3,"pie":false},"seats":[{"kind":"me"},{"kind":"open"}]}""";

    @Test
    void aTableThatNobodyJoinsForADayIsOfferedNoMore(@TempDir Path folder) {
        try (var own = new House(folder)) {
            var ada = own.guest("Ada");
            var table = ada.open(ESGROS);
            own.clock.forward(Duration.ofHours(23));
            assertThat(ada.get("/tables").json().findValuesAsString("id")).contains(table);
            own.clock.forward(Duration.ofHours(2));
            assertThat(ada.get("/tables").json().findValuesAsString("id")).doesNotContain(table);
            assertThat(ada.get("/tables?mine=true").json().findValuesAsString("id"))
                    .contains(table);
            assertThat(ada.get("/tables/" + table).status()).isEqualTo(200);
        }
    }

    @Test
    void joiningTheLastOpenSeatStartsTheGame() {
        var table = ada.open(ESGROS);
        assertThat(ada.look(table).path("status").asString()).isEqualTo("open");
        assertThat(ada.look(table).path("legal").isMissingNode()).isTrue();
        assertThat(ada.play(table, "c3").error()).isEqualTo("not-started");

        var joined = ben.post("/tables/" + table + "/join", "{}").json();
        assertThat(joined.path("status").asString()).isEqualTo("playing");
        assertThat(joined.path("seats").get(1).path("you").asBoolean()).isTrue();
        assertThat(joined.path("seats").get(0).path("name").asString()).isEqualTo("Ada");
        assertThat(ada.events(table).stream().map(event -> event.path("kind").asString()))
                .containsExactly("created", "seated", "started");
    }

    @Test
    void aPlyIsAnsweredWithTheNumberOfItsEvent() {
        var table = started();
        var answer = ada.play(table, "c3", 3);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).isEqualTo("{\"version\":4}");
        var event = ada.events(table).getLast();
        assertThat(event.toString())
                .startsWith("{\"v\":4,\"kind\":\"ply\",\"by\":1,\"token\":\"c3\",\"at\":\"2026-11-15T12:00:00");
    }

    @Test
    void theSameKeyAgainHasTheSameAnswerAndNoSecondPly() {
        var table = started();
        assertThat(ada.play(table, "c3", 3, "k").text()).isEqualTo("{\"version\":4}");
        assertThat(ada.play(table, "c3", 3, "k").text()).isEqualTo("{\"version\":4}");
        assertThat(ben.play(table, "a1", 4, "k").text()).isEqualTo("{\"version\":5}");
        assertThat(ada.play(table, "c3", 3, "k").text()).isEqualTo("{\"version\":4}");
        assertThat(ada.version(table)).isEqualTo(5);
    }

    @Test
    void refusalsSayWhy() {
        var table = started();
        assertThat(ben.play(table, "c3").error()).isEqualTo("not-your-turn");
        assertThat(ben.play(table, "c3").status()).isEqualTo(403);
        assertThat(house.guest("Cleo").play(table, "c3", 3).error()).isEqualTo("not-seated");
        assertThat(house.stranger().play(table, "c3", 3).status()).isEqualTo(401);
        var stale = ada.play(table, "c3", 2);
        assertThat(stale.status()).isEqualTo(409);
        assertThat(stale.error()).isEqualTo("stale");
        assertThat(stale.json().path("version").asInt()).isEqualTo(3);
        ada.play(table, "c3");
        var illegal = ben.play(table, "c3");
        assertThat(illegal.status()).isEqualTo(422);
        assertThat(illegal.error()).isEqualTo("illegal");
        assertThat(illegal.json().path("rule").asString()).isEqualTo("G3");
        assertThat(ben.play(table, "rubbish").status()).isEqualTo(422);
    }

    @Test
    void legalIsThereOnlyForTheOneWhoActs() {
        var table = started();
        assertThat(ada.look(table).path("legal").size()).isPositive();
        assertThat(ben.look(table).path("legal").isMissingNode()).isTrue();
        assertThat(house.stranger().look(table).path("legal").isMissingNode()).isTrue();
    }

    @Test
    void chanceAnswersByItself() {
        var table = ada.open("""
                {"game":"the-estates","seats":[{"kind":"me"},{"kind":"me"}]}""");
        var look = ada.look(table);
        assertThat(look.path("by").asInt()).isPositive();
        var draws = ada.events(table).stream()
                .filter(event -> event.path("by").asInt(-1) == 0)
                .count();
        assertThat(draws).isPositive();
        assertThat(look.path("version").asInt()).isEqualTo(2 + (int) draws);
    }

    @Test
    void aGameIsPlayedToItsEndAndKept() {
        var table = ada.open("""
                {"game":"esgros","options":{"size":2,"pie":false},"seats":[{"kind":"me"},{"kind":"me"}]}""");
        while (ada.look(table).path("status").asString().equals("playing")) {
            var look = ada.look(table);
            ada.play(
                    table,
                    look.path("legal").get(0).asString(),
                    look.path("version").asInt());
        }
        var look = house.stranger().look(table);
        assertThat(look.path("winners").isArray()).isTrue();
        assertThat(look.path("scores").size()).isEqualTo(2);
        assertThat(ada.play(table, "a1").error()).isEqualTo("over");
        assertThat(ada.events(table).getLast().path("kind").asString()).isEqualTo("over");
        assertThat(ada.events(table).getLast().path("seed").asString()).hasSize(64);
    }

    @Test
    void eventsComeAfterTheVersionAskedFor() {
        var table = started();
        var later = ada.get("/tables/" + table + "/events?since=2&wait=false").lines();
        assertThat(later).hasSize(1);
        assertThat(later.getFirst().path("v").asInt()).isEqualTo(3);
        assertThat(ada.get("/tables/" + table + "/events?since=99&wait=false").lines())
                .isEmpty();
        assertThat(ada.get("/tables/" + table + "/events?since=x").status()).isEqualTo(400);
    }

    @Test
    void eventsHoldWhatHappenedAndNothingElse() {
        var created = ada.events(ada.open(ESGROS)).getFirst();
        assertThat(created.path("chairs").toString())
                .isEqualTo("[{\"kind\":\"human\",\"name\":\"Ada\"},{\"kind\":\"open\"}]");
        assertThat(ada.get("/guests/me").json().propertyNames()).containsExactly("id", "name");
    }

    @Test
    void idsOfGuestsAreNotTold() {
        var table = started();
        var me = ada.get("/guests/me").json().path("id").asString();
        assertThat(ben.get("/tables/" + table + "/events?wait=false").text()).doesNotContain(me);
    }

    @Test
    void listsArePaged() {
        var dora = house.guest("Dora");
        var tables = IntStream.range(0, 5)
                .mapToObj(_ -> {
                    house.clock.forward(java.time.Duration.ofMillis(1));
                    return dora.open(ESGROS);
                })
                .toList();
        var first = dora.get("/tables?mine=true&limit=3");
        assertThat(first.json().findValuesAsString("id")).containsExactly(tables.get(4), tables.get(3), tables.get(2));
        assertThat(first.headers().firstValue("Link").orElseThrow()).contains("after=" + tables.get(2));
        assertThat(dora.get("/tables?mine=true&limit=3&after=" + tables.get(2))
                        .json()
                        .findValuesAsString("id"))
                .containsExactly(tables.get(1), tables.get(0));
        assertThat(ben.get("/tables?open=true&limit=100").json().findValuesAsString("id"))
                .contains(tables.get(0));
        assertThat(ben.get("/tables?limit=1000").status()).isEqualTo(400);
        ben.post("/tables/" + tables.get(0) + "/join", "{}");
        assertThat(ben.get("/tables?open=true&limit=100").json().findValuesAsString("id"))
                .doesNotContain(tables.get(0));
    }

    @Test
    void aLogIsPaged() {
        var table = started();
        ada.play(table, "c3");
        ben.play(table, "a1");
        ada.play(table, "a2");
        var first = ben.get("/tables/" + table + "/log?limit=2");
        assertThat(first.json().findValuesAsString("token")).containsExactly("c3", "a1");
        assertThat(first.headers().firstValue("Link"))
                .contains("</api/tables/%s/log?since=5&limit=2>; rel=\"next\"".formatted(table));
        var second = ben.get("/tables/" + table + "/log?since=5&limit=2");
        assertThat(second.json().findValuesAsString("token")).containsExactly("a2");
        assertThat(second.headers().firstValue("Link")).isEmpty();
    }

    /// PostgreSQL keeps no zeros, and nothing keeps half a character.
    @ParameterizedTest
    @ValueSource(strings = {"\\u0000", "x\\ud800"})
    void textsThatAreNoneAreRefused(String text) {
        var table = started();
        assertThat(ada.play(table, "c3", 3, text).error()).isEqualTo("bad-request");
        assertThat(ada.play(table, text, 3).error()).isEqualTo("bad-request");
        assertThat(ada.post("/tables/" + table + "/say", "{\"text\":\"%s\"}".formatted(text))
                        .error())
                .isEqualTo("bad-request");
        assertThat(ada.get("/tables?mine=true&after=%00").error()).isEqualTo("bad-request");
        assertThat(ada.version(table)).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\\u200b", "\\u202eeve", "a\\u2028b", "a\\tb"})
    void namesThatCantBeReadAreRefused(String name) {
        assertThat(house.stranger()
                        .post("/guests", "{\"name\":\"%s\"}".formatted(name))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void optionsAreOfBoundedLength() {
        var answer = ada.post("/tables", """
                {"game":"esgros","options":{"%s":1},"seats":[{"kind":"me"},{"kind":"open"}]}""".formatted("x".repeat(65)));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).hasSizeLessThan(200);
    }

    @Test
    void unlistedTablesAreFoundOnlyByName() {
        var table = ada.open("""
                {"game":"esgros","listed":false,"seats":[{"kind":"me"},{"kind":"open"}]}""");
        assertThat(ben.get("/tables?open=true&limit=100").text()).doesNotContain(table);
        assertThat(ben.look(table).path("status").asString()).isEqualTo("open");
    }

    @Test
    void leavingBeforeTheStartFreesTheSeat() {
        var table = ada.open("""
                {"game":"hexploration","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]}""");
        ben.post("/tables/" + table + "/join", "{\"seat\":3}");
        assertThat(house.guest("Eve")
                        .post("/tables/" + table + "/join", "{\"seat\":3}")
                        .error())
                .isEqualTo("taken");
        ben.post("/tables/" + table + "/leave", "");
        assertThat(ada.look(table).path("seats").get(2).path("kind").asString()).isEqualTo("open");
        ada.post("/tables/" + table + "/leave", "");
        assertThat(ada.look(table).path("status").asString()).isEqualTo("over");
    }

    @Test
    void tablesThatCantBeAreRefused() {
        assertThat(ada.post("/tables", "{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"}]}")
                        .status())
                .isEqualTo(422);
        assertThat(ada.post(
                                "/tables",
                                "{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"agent\",\"level\":9}]}")
                        .status())
                .isEqualTo(422);
        assertThat(ada.post("/tables", "{\"game\":\"esgros\",\"seats\":7}").status())
                .isEqualTo(400);
        assertThat(house.stranger().post("/tables", ESGROS).status()).isEqualTo(401);
    }
}
