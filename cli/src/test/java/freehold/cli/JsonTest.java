package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.shell.Streams;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Answers for programs.
class JsonTest {
    private static JsonNode json(int code, String line) {
        var out = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(out), false);
        assertThat(Main.run(streams, line.split(" ", -1))).as(line + out).isEqualTo(code);
        assertThat(out.toString()).hasLineCount(1);
        return new JsonMapper().readTree(out.toString());
    }

    @Test
    void gamesAreListed() {
        var games = json(0, "games --json");
        assertThat(games.size()).isEqualTo(4);
        assertThat(games.findValuesAsString("id")).contains("esgros");
        assertThat(games.get(0).get("options").get(0).get("key").asString()).isNotEmpty();
    }

    @Test
    void legalPliesAreTold() {
        var start = json(0, "legal esgros -o size=2 --after a1 --json");
        assertThat(start.get("by").asInt()).isEqualTo(2);
        assertThat(start.get("legal").size()).isEqualTo(7);
        assertThat(start.get("view").isObject()).isTrue();
        assertThat(json(0, "legal hexploration --json").get("weights").isArray())
                .isTrue();
        assertThat(start.get("winners").isNull()).isTrue();
    }

    @Test
    void refusalsAreData() {
        assertThat(json(0, "why esgros d4 --json").get("legal").asBoolean()).isTrue();
        var refused = json(1, "why esgros d4 --after d4 --json");
        assertThat(refused.get("rule").asString()).isEqualTo("G3");
        assertThat(refused.get("message").asString()).startsWith("G3: d4 already holds");
        assertThat(json(1, "why esgros ?! --json").get("legal").asBoolean()).isFalse();
    }

    @Test
    void countsAreNumbers() {
        assertThat(json(0, "perft esgros 2 -o size=2 --json").get("count").asLong())
                .isEqualTo(49);
        assertThat(json(0, "perft esgros 0 --json").get("count").asLong()).isEqualTo(1);
        var divided = json(0, "perft esgros 2 -o size=2 --divide --json");
        assertThat(divided.get("divide").get("a1").asLong()).isEqualTo(7);
    }

    @Test
    void aMatchHasAScore() {
        var match = json(0, "match esgros -o size=2 --a uct --b random --games 4 --nodes 20 --sprt 0 50 --json");
        assertThat(match.get("games").asInt()).isBetween(1, 4);
        assertThat(match.get("share").asDouble()).isBetween(0.0, 1.0);
        assertThat(match.get("forfeits").asInt()).isZero();
        assertThat(match.get("bySeat").size()).isEqualTo(2);
        assertThat(match.get("verdict").asString()).contains("Elo");
    }
}
