package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/// Games that were begun elsewhere and go on here.
class TransferTest extends Evening {
    private static final String SEATS = "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"agent\",\"level\":1}]";

    private House.Answer bring(String game, String options, String seats, String plies) {
        return ada.post(
                "/tables", "{\"game\":\"%s\",\"options\":%s,%s,\"plies\":%s}".formatted(game, options, seats, plies));
    }

    @Test
    void aGameGoesOnWhereItStood() {
        var opened = bring("esgros", "{\"pie\":false}", SEATS, "[\"d4\",\"a1\"]");
        assertThat(opened.status()).isEqualTo(201);
        assertThat(opened.json().path("status").asString()).isEqualTo("playing");
        assertThat(opened.json().path("by").asInt()).isEqualTo(1);
        assertThat(opened.json().path("brought").asInt()).isEqualTo(2);
        var table = opened.json().path("id").asString();
        assertThat(ada.events(table).stream().map(event -> event.path("kind").asString()))
                .startsWith("created", "started", "brought", "ply", "ply");
        assertThat(ada.get("/tables/" + table + "/record.fgn").text()).contains("[Brought \"2\"]");
        var played = ada.post("/tables/" + table + "/plies", "{\"token\":\"b2\",\"basedOn\":5}");
        assertThat(played.status()).isEqualTo(200);
    }

    @Test
    void whatIsTakenBackWasNotBroughtAnyMore() {
        var hotSeat = "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]";
        var table = bring("esgros", "{\"pie\":false}", hotSeat, "[\"d4\",\"a1\"]")
                .json()
                .path("id")
                .asString();
        ada.post("/tables/" + table + "/undo", "{\"plies\":1}");
        assertThat(ada.look(table).path("brought").asInt()).isEqualTo(1);
    }

    @Test
    void theFirstPlyThatCantBePlayedIsNamed() {
        var refused = bring("esgros", "{\"pie\":false}", SEATS, "[\"d4\",\"d4\"]");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.json().path("error").asString()).isEqualTo("illegal");
        assertThat(refused.json().path("index").asInt()).isEqualTo(1);
        assertThat(refused.json().path("token").asString()).isEqualTo("d4");
        assertThat(refused.json().path("rule").asString()).isEqualTo("G3");
    }

    @Test
    void nobodyElseIsConcerned() {
        var open = "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]";
        var refused = bring("esgros", "{\"pie\":false}", open, "[\"d4\"]");
        assertThat(refused.json().path("error").asString()).isEqualTo("invalid");
        assertThat(refused.json().path("message").asString()).contains("all seats are yours or agents'");
    }

    @Test
    void aGameThatIsOverIsARecord() {
        var plies = new ArrayList<String>();
        var line = "{\"game\":\"esgros\",\"options\":{\"pie\":false,\"size\":2},\"plies\":[%s]}";
        var position = ada.post("/positions", line.formatted("")).json();
        while (!position.path("by").isNull()) {
            plies.add('"' + position.path("legal").get(0).asString() + '"');
            position = ada.post("/positions", line.formatted(String.join(",", plies)))
                    .json();
        }
        var over = bring("esgros", "{\"pie\":false,\"size\":2}", SEATS, plies.toString());
        assertThat(over.error()).isEqualTo("invalid");
        assertThat(over.text()).contains("import its record instead");
    }

    @Test
    void drawsThatWereBroughtStandAndTheServerDrawsTheNext() {
        var position = ada.post("/positions", "{\"game\":\"hexploration\",\"seats\":2}")
                .json();
        assertThat(position.path("by").asInt()).isZero();
        var token = position.path("legal").get(0).asString();
        var opened = bring("hexploration", "{}", SEATS, "[\"" + token + "\"]");
        assertThat(opened.status()).isEqualTo(201);
        var plies = ada.events(opened.json().path("id").asString()).stream()
                .filter(event -> event.path("kind").asString().equals("ply"))
                .toList();
        assertThat(plies.getFirst().path("token").asString()).isEqualTo(token);
        assertThat(opened.json().path("brought").asInt()).isEqualTo(1);
    }
}
