package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What needs no table: guests, games, rules and positions.
class WithoutTableTest extends Evening {
    @Test
    void aNameIsEnoughToBeAGuest() {
        var answer = house.stranger().post("/guests", "{\"name\":\"Ada\"}");
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.json().path("name").asString()).isEqualTo("Ada");
        assertThat(answer.json().path("token").asString()).hasSizeGreaterThanOrEqualTo(22);
        assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
                .contains(
                        "HttpOnly", "SameSite=Lax", answer.json().path("token").asString());
    }

    @Test
    void theTokenTellsWhoSomebodyIs() {
        assertThat(house.guest("Ben").get("/guests/me").json().path("name").asString())
                .isEqualTo("Ben");
        assertThat(house.stranger().get("/guests/me").status()).isEqualTo(401);
        var forged = house.stranger().request("/guests/me").header("Authorization", "Bearer nonsense");
        assertThat(House.send(forged.GET()).status()).isEqualTo(401);
    }

    @Test
    void aGuestMayTakeAnotherName() {
        var guest = house.guest("Dora");
        var request = guest.request("/guests/me").PUT(HttpRequest.BodyPublishers.ofString("{\"name\":\"Dorothea\"}"));
        assertThat(House.send(request).json().path("name").asString()).isEqualTo("Dorothea");
        assertThat(guest.get("/guests/me").json().path("name").asString()).isEqualTo("Dorothea");
    }

    @Test
    void theCookieTellsTheSame() {
        var token = house.guest("Cleo").token();
        var request = house.stranger().request("/guests/me").header("Cookie", "other=1; freehold=" + token);
        assertThat(House.send(request.GET()).json().path("name").asString()).isEqualTo("Cleo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "[]", "{", "{\"name\":7}", "{\"name\":\" \"}", "{\"name\":null}", "{\"name\":\"a\\u0000\"}"})
    void aGuestWithoutNameIsRefused(String body) {
        var answer = house.stranger().post("/guests", body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error()).isEqualTo("bad-request");
        assertThat(answer.json().path("message").asString()).isNotBlank();
    }

    @Test
    void tooLongNamesAndBodiesAreRefused() {
        assertThat(house.stranger()
                        .post("/guests", "{\"name\":\"%s\"}".formatted("x".repeat(41)))
                        .status())
                .isEqualTo(400);
        assertThat(house.stranger()
                        .post("/guests", "{\"name\":\"%s\"}".formatted("x".repeat(70_000)))
                        .status())
                .isEqualTo(413);
    }

    @Test
    void allGamesAreListedWithTheirOptions() {
        var games = house.stranger().get("/games").json();
        assertThat(games.findValuesAsString("id")).contains("estate", "the-estates", "esgros", "hexploration");
        var estate = games.valueStream()
                .filter(game -> game.path("id").asString().equals("estate"))
                .findFirst()
                .orElseThrow();
        assertThat(estate.path("options").get(0).toString())
                .contains("\"key\":\"size\"", "\"kind\":\"int\"", "\"min\":2", "\"max\":5", "\"default\":5");
    }

    @Test
    void theRulesAreNumbered() {
        var rules = house.stranger().get("/games/estate/rules?lang=en").json();
        assertThat(rules.get(0).path("number").asString()).isEqualTo("E1");
        assertThat(rules.get(0).path("title").asString()).isEqualTo("Board");
        assertThat(house.stranger().get("/games/none/rules").status()).isEqualTo(404);
    }

    @Test
    void aPositionFollowsFromItsPlies() {
        var answer = house.stranger().post("/positions", """
                {"game":"esgros","options":{"pie":false},"seats":2,"plies":["d4"],"viewer":1}""");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("by").asInt()).isEqualTo(2);
        assertThat(answer.json().path("legal").size()).isPositive();
        assertThat(answer.json().path("winners").isNull()).isTrue();
        assertThat(answer.json().path("view").isObject()).isTrue();
        var view = house.stranger()
                .post("/positions", "{\"game\":\"estate\"}")
                .json()
                .path("view");
        assertThat(view.path("isOver").isBoolean()).isTrue();
        assertThat(view.path("over").isMissingNode()).isTrue();
    }

    @Test
    void aPlyThatDoesNotFitIsNamed() {
        var answer = house.stranger().post("/positions", """
                {"game":"esgros","options":{"pie":false},"plies":["d4","d4"]}""");
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.error()).isEqualTo("illegal");
        assertThat(answer.json().path("index").asInt()).isEqualTo(1);
        assertThat(answer.json().path("token").asString()).isEqualTo("d4");
        assertThat(answer.json().path("rule").asString()).isEqualTo("G3");
    }

    @Test
    void whyNamesTheRule() {
        var legal = house.stranger().post("/positions/why", "{\"game\":\"esgros\",\"token\":\"d4\"}");
        assertThat(legal.json().path("legal").asBoolean()).isTrue();
        var illegal = house.stranger().post("/positions/why", """
                {"game":"esgros","plies":["d4"],"token":"d4"}""");
        assertThat(illegal.json().path("legal").asBoolean()).isFalse();
        assertThat(illegal.json().path("rule").asString()).isEqualTo("G3");
        assertThat(illegal.json().path("message").asString()).startsWith("G3: ");
        assertThat(illegal.json().path("places").get(0).asString()).isEqualTo("d4");
    }

    @Test
    void aGameIsToldInSentencesGroupedByTurn() {
        var log = house.stranger().post("/positions/log", """
                {"game":"estate","plies":["a1","a2","end","swap","b2"]}""").json();
        assertThat(log.findValuesAsString("ply")).containsExactly("1", "2", "3", "4", "5");
        assertThat(log.findValuesAsString("by")).containsExactly("1", "1", "1", "2", "1");
        assertThat(log.findValuesAsString("turn")).containsExactly("1", "1", "1", "2", "3");
        assertThat(log.get(0).path("token").asString()).isEqualTo("a1");
        assertThat(log.get(0).path("text").asString()).isEqualTo("buys a1 for 1 point");
    }

    @Test
    void aTurnOfTheEstatesIsTheAuctioneersWhoeverActs() {
        var drawn = "B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6 Y1 Y2 Y3 Y4 Y5 Y6 R1 R2 R3 R4 R5 R6";
        var plies = (drawn + " stow B1 bid1 sell A1 hold").replace(" ", "\",\"");
        var log = house.stranger().post("/positions/log", """
                {"game":"the-estates","seats":2,"plies":["%s"],"viewer":2}""".formatted(plies)).json();
        var told = log.valueStream().skip(24).toList();
        assertThat(told).extracting(line -> line.path("turn").asInt()).containsExactly(2, 2, 2, 2, 2, 3);
        assertThat(told.getFirst().path("text").asString()).isEqualTo("may have stowed $1m");
        assertThat(told.getFirst().path("token").asString()).isEmpty();
        assertThat(told.getLast().path("text").asString()).isEqualTo("stows nothing");
    }

    @Test
    void aWholeGameHasAStory() {
        var drawn = "B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6 Y1 Y2 Y3 Y4 Y5 Y6 R1 R2 R3 R4 R5 R6";
        var plies = (drawn + " stow B1 bid3 sell A1").replace(" ", "\",\"");
        var story =
                house.stranger().post("/positions/story", """
                {"game":"the-estates","seats":2,"plies":["%s"]}""".formatted(plies)).json();
        var money = story.path("curves").get(1);
        assertThat(money.path("money").asBoolean()).isTrue();
        var seatOne = money.path("lines").get(0).path("values");
        assertThat(seatOne.valueStream().map(value -> value.asInt()).toList())
                .hasSize(24 + 5 + 1)
                .startsWith(12)
                .endsWith(11, 11, 11, 14, 14);
        var deal = story.path("deals").get(0);
        assertThat(deal.path("ply").asInt()).isEqualTo(28);
        assertThat(deal.path("from").asInt()).isEqualTo(2);
        assertThat(deal.path("to").asInt()).isEqualTo(1);
        assertThat(deal.path("amount").asInt()).isEqualTo(3);
        assertThat(deal.path("text").asString()).isEqualTo("sells blue 1 to @2 for $3m");
        assertThat(story.path("titles").get(0).path("text").asString()).isEqualTo("made the dearest purchase, $3m");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"game\":\"none\"}",
                "{\"game\":\"estate\",\"seats\":9}",
                "{\"game\":\"estate\",\"options\":{\"size\":99}}",
                "{\"game\":\"estate\",\"options\":{\"nothing\":1}}"
            })
    void whatDoesNotExistIsInvalid(String body) {
        var answer = house.stranger().post("/positions", body);
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.error()).isEqualTo("invalid");
    }

    @Test
    void unknownAddressesAreNotFound() {
        assertThat(house.stranger().get("/nothing/here").status()).isEqualTo(404);
        assertThat(house.stranger().get("/nothing/here").error()).isEqualTo("not-found");
        assertThat(house.stranger().get("/tables/nothing").status()).isEqualTo(404);
    }

    @Test
    void aLineMayBeginInAPlacedPosition() {
        var line = "{\"game\":\"esgros\",\"start\":\"black=d4,d5 white=d6 to=%s\",\"plies\":[%s]}";
        var played = house.stranger().post("/positions", line.formatted("black", "\"a1\""));
        assertThat(played.status()).isEqualTo(200);
        assertThat(played.json().path("view").path("groups").size()).isEqualTo(3);
        var refused = house.stranger().post("/positions", line.formatted("white", ""));
        assertThat(refused.error()).isEqualTo("invalid");
        assertThat(refused.json().path("message").asString()).startsWith("G5: black moved last");
        var other = house.stranger().post("/positions", "{\"game\":\"hexploration\",\"start\":\"to=a\"}");
        assertThat(other.json().path("message").asString()).contains("no position of it can be placed");
    }

    @Test
    void ofARecordWithVariationsTheMainLineIsPlayed() {
        var record = "[Game \"esgros\"]\n\nd4 {good} (c3 swap) swap (e5) c3";
        var guest = house.guest("Ada");
        var table = guest.post("/tables/import", record);
        assertThat(table.status()).isEqualTo(201);
        var text = guest.get("/tables/" + table.json().path("id").asString() + "/record.fgn")
                .text();
        assertThat(text).contains("1. d4 swap 2. c3").doesNotContain("(");
        var broken = guest.post("/tables/import", record.replace("e5", "d4"));
        assertThat(broken.error()).isEqualTo("illegal");
        assertThat(broken.json().path("ply").asInt()).isEqualTo(2);
        assertThat(broken.json().path("rule").asString()).isEqualTo("G3");
        var placed = guest.post("/tables/import", "[Game \"esgros\"]\n[Start \"black=d4 to=white\"]\n\nc3");
        assertThat(placed.error()).isEqualTo("invalid");
        assertThat(placed.json().path("message").asString()).contains("analysis board");
    }
}
