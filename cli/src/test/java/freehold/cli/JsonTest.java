package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.shell.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
        assertThat(games).allSatisfy(game -> {
            assertThat(game.get("ratings").size())
                    .isBetween(5, game.get("levels").asInt());
            assertThat(game.get("ratings").get(0).asInt()).isEqualTo(1000);
        });
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
    void theVersionHasParts() {
        assertThat(json(0, "version --json").propertyNames()).containsExactly("version", "build", "java");
    }

    @Test
    void aSolvedGameHasAWinner() {
        var solved = json(0, "solve esgros -o size=2 --all --json");
        assertThat(solved.get("winner").asInt()).isEqualTo(1);
        assertThat(solved.get("first").get("a1").asInt()).isEqualTo(2);
        assertThat(json(1, "solve esgros -o size=3 --positions 10 --json").has("winner"))
                .isFalse();
    }

    @Test
    void replaysSayWhatDiffers(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("games.fgn"), """
                [Game "esgros"]

                1. d4 d4

                [Game "esgros"]

                1. d4
                """);
        var verified = json(1, "verify --json " + file);
        assertThat(verified.get("games").asInt()).isEqualTo(2);
        assertThat(verified.get("failed").asInt()).isEqualTo(1);
        var difference = verified.get("differences").get(0);
        assertThat(difference.get("at").asString()).isEqualTo(file + ", game 1");
        assertThat(difference.get("difference").asString()).contains("d4");
        assertThat(json(1, "fair --json " + file).get(1).get("complaint").asString())
                .isNotEmpty();
    }

    @Test
    void speedsAreByGame() {
        var speeds = json(0, "bench estate --seconds 1 --json");
        assertThat(speeds.size()).isEqualTo(1);
        assertThat(speeds.get(0).propertyNames()).containsExactly("game", "playouts", "plies");
    }

    @Test
    void anExamHasMarks() {
        var exam = json(0, "exam esgros -o size=2 --agent uct --nodes 50 --positions 2 --json");
        assertThat(exam.get("asked").asInt()).isEqualTo(2);
        assertThat(exam.get("kept").asInt()).isBetween(0, 2);
        assertThat(exam.get("share").asDouble()).isBetween(0.0, 1.0);
    }

    @Test
    void aProofTellsWhatItProves(@TempDir Path folder) {
        var file = folder.resolve("small.proof");
        var streams = new Streams(
                new BufferedReader(new StringReader("")),
                new PrintWriter(new StringWriter()),
                new PrintWriter(new StringWriter()),
                false);
        assertThat(Main.run(streams, "prove", "esgros", "-o", "size=2", "--out", file.toString()))
                .isZero();
        var proof = json(0, "prove --json --check " + file);
        assertThat(proof.get("holds").get(0).get("plies").get(0).asString()).isEqualTo("a1");
        assertThat(proof.get("holds").get(0).get("winner").asInt()).isEqualTo(2);
        assertThat(proof.get("covered").asInt())
                .isEqualTo(proof.get("firstTurns").asInt());
        assertThat(proof.has("hole")).isFalse();
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
