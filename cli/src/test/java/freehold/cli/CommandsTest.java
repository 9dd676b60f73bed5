package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.shell.Streams;
import freehold.kernel.Game;
import freehold.kernel.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The commands, run in this process as a user would type them.
class CommandsTest {
    @TempDir
    private Path folder = Path.of("");

    private record Answer(int code, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    private static Answer run(String input, String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var in = new BufferedReader(new StringReader(input));
        var code = Main.run(new Streams(in, new PrintWriter(out), new PrintWriter(err), false), arguments);
        return new Answer(code, out.toString(), err.toString());
    }

    private static Answer run(String line) {
        return run(
                "",
                Arrays.stream(line.split(" "))
                        .map(word -> word.replace('_', ' '))
                        .toArray(String[]::new));
    }

    static List<Game> games() {
        return Games.all();
    }

    @Test
    void allFourGamesAreThere() {
        assertThat(run("games").out()).contains("esgros", "estate", "the-estates", "hexploration");
    }

    @Test
    void perftEndsWithTheCount() {
        assertThat(run("perft estate 3").lines()).endsWith("136152");
        assertThat(run("perft esgros 2 -o size=2 pie=false").lines()).endsWith("42");
        assertThat(run("perft esgros 1 -o size=2 -o pie=false --after d4").code())
                .isEqualTo(2);
        assertThat(run("perft esgros 0").lines()).containsExactly("1");
        assertThat(run("perft esgros 2 -o size=2 --divide").lines())
                .contains("a1 7")
                .endsWith("49");
    }

    @Test
    void aPasswordInAMistakeIsNotRepeated() {
        for (var mistake : List.of("", "serve ", "serve --port 0 --dbb=", "backup a b c ")) {
            var answer = run(mistake + "postgresql://fh:s3cret@db/x");
            assertThat(answer.code()).isEqualTo(2);
            assertThat(answer.err()).contains("postgresql://fh:***@db/x").doesNotContain("s3cret");
        }
    }

    @Test
    void whatIsNoServerIsNotLoaded() {
        for (var url : List.of("postgresql://x", "localhost:8080", "http://%")) {
            assertThat(run("load --url " + url))
                    .extracting(Answer::code, Answer::err)
                    .containsExactly(2, """
                            freehold: --url is like https://freehold.example, not '%s'
                            """.formatted(url));
        }
    }

    @Test
    void legalTellsWhoActsAndWhatMayBePlayed() {
        assertThat(run("legal esgros -o size=2 --after a1").lines())
                .containsExactly("by 2", "a2", "b1", "b2", "b3", "c1", "c2", "swap");
    }

    @Test
    void rulesAreReadWithoutAGame() {
        assertThat(run("rules esgros").lines()).anyMatch(line -> line.startsWith("G1 "));
        assertThat(run("rules esgros g7").lines()).allMatch(line -> line.startsWith("G7 ") || line.startsWith(" "));
        assertThat(run("rules esgros tokens").out()).contains("swap");
        assertThat(run("rules esgros G7 --lang ja").out()).contains("G7").doesNotContain("swap may");
        var none = run("rules esgros G99");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out()).startsWith("There is no rule G99");
        assertThat(run("rules nothing").code()).isEqualTo(2);
    }

    @Test
    void settingsWithoutACommandAreThoseOfTheServer() {
        assertThat(run("--port x").err()).contains("--port", "freehold serve --help");
        assertThat(run("--help").out()).contains("COMMAND");
    }

    @Test
    void whyNamesTheRule() {
        assertThat(run("why esgros d4")).isEqualTo(new Answer(0, "legal" + System.lineSeparator(), ""));
        var refused = run("why esgros d4 --after d4");
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.out()).startsWith("G3: ");
        assertThat(run("why esgros z9").out()).startsWith("G1: ");
        assertThat(run("why esgros ?!").code()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("games")
    void tracesAreVerified(Game game) throws IOException {
        var seats = "" + game.seats().max();
        var traces = run("trace %s --seats %s --count 2 --seed 7".formatted(game.id(), seats));
        assertThat(traces.code()).isZero();
        assertThat(traces.lines()).hasSize(2);
        assertThat(run("trace %s --seats %s --count 2 --seed 7".formatted(game.id(), seats)))
                .isEqualTo(traces);
        assertThat(run(traces.out(), "verify", "-")).isEqualTo(new Answer(0, "2 games, 0 failed\n", ""));

        var file = Files.writeString(folder.resolve("bent.jsonl"), traces.out().replaceFirst("\"by\":1", "\"by\":2"));
        var bent = run("", "verify", file.toString());
        assertThat(bent.code()).isEqualTo(1);
        assertThat(bent.lines()).hasSize(2).endsWith("2 games, 1 failed");
        assertThat(bent.out()).contains("seat 1 acts, the trace says 2");
    }

    /// As in the table above it.
    @Test
    void aNegativeScoreHasAMinus() {
        var end = run("quit\n", "play", "the-estates", "--players", "random,random", "--seed", "3");
        assertThat(end.out()).contains("Score: Computer 1 −32, Computer 2 −34.");
    }

    @ParameterizedTest
    @MethodSource("games")
    void randomPlayersPlayToTheEnd(Game game) {
        var players = "random,".repeat(game.seats().min() - 1) + "random";
        var game1 = run("log\nquit\n", "play", game.id(), "--players", players, "--seed", "5");
        assertThat(game1.code()).isZero();
        assertThat(game1.out()).contains("The game is over", "Score: ");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPersonPlaysHelpsUndoesSavesAndLoads(Game game) {
        var file = folder.resolve("game.fgn").toString();
        var first = run(
                "help\nrules\nundo\nmoves\nsave %s\nsave %s\nload %s\nload nowhere.fgn\nquit\n"
                        .formatted(file, file, file),
                "play",
                game.id(),
                "--seed",
                "5");
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.out()).contains("Saved as", "exists already", "can't be read", "nothing to take back");
        assertThat(run("", "verify", file).out()).isEqualTo("1 games, 0 failed\n");
        assertThat(run("quit\n", "play", game.id(), "--load", file).code()).isZero();
    }

    @Test
    void aRefusalInPlayNamesTheRuleAndTheTurnGoesOn() {
        var evening = run("d4\nd4\nwhy d4\nundo\nfoo\nquit\n\n", "play", "esgros", "--players", "Ada,Ben");
        assertThat(evening.out())
                .contains(
                        "Ada places a black stone on d4",
                        "G3: d4 already holds a black stone",
                        "Takes back d4",
                        "'foo' is not a token");
    }

    @Test
    void gamesAreToldInTheLanguageOneAsksFor() {
        assertThat(run("why esgros d4 --after d4 --lang ja").out()).startsWith("G3：d4にはすでに黒石があります");
        assertThat(run("why esgros d4 --lang tlh").code()).isEqualTo(2);
        var evening = run(
                "d4\nd4\nrules G1\nrules tokens\nquit\n\n", "play", "esgros", "--players", "Ada,Ben", "--lang", "ja");
        assertThat(evening.out())
                .contains("エスグロス（", "対局者：Ada、Ben。", "Ada：d4に黒石を置く", "G3：d4にはすでに黒石があります", "G1 ボード。一辺nマス", "swap | pie");
    }

    @Test
    void theLastPersonAtAnInputThatEndsJustLeaves() {
        assertThat(run("", "play", "esgros").code()).isZero();
    }

    /// A level that thinks takes the only winning first stone of side 2 every time; one that guesses takes it one
    /// time in seven.
    @Test
    void levelsThinkWhenTheyPlay() {
        for (var seed = 1; seed <= 4; seed++) {
            var evening = run(
                    "quit\n\n",
                    "play",
                    "esgros",
                    "-o",
                    "size=2",
                    "-o",
                    "pie=false",
                    "--players",
                    "level3,random",
                    "--seed",
                    "" + seed);
            assertThat(evening.out()).contains("Computer 1: the winner.");
        }
    }

    /// Ben hears what was public while Ada looked, and nothing of what she stowed.
    @Test
    void inAHotSeatEachIsToldWhatTheyMayKnow() {
        var evening =
                run("\nstow\nroof\nmayor\n\nquit\n\n", "play", "the-estates", "--players", "Ada,Ben", "--seed", "4");
        var forBen = evening.out().substring(evening.out().indexOf("Ben, it is your turn"));
        assertThat(forBen).contains("Ada may have stowed $1m; ").doesNotContain("stows $1m");
    }

    @Test
    void opponentsPlayAndGiveHints() {
        var evening = run("hint\nd4\nlog\nquit\n\n", "play", "esgros", "--players", "Ada,level1", "--seed", "1");
        assertThat(evening.out())
                .contains("of the win expected", "At the table: Ada, Computer (level 1).", "Computer ");
    }

    /// Dark wins in this turn with three pieces.
    private static final String WON = "e5 g7 b5 i3 i2 h3 b4 c7 c3 e9 i1 d6 f1 d1 g3 h6 c1 e2 f2 a3";

    @Test
    void aHintTellsTheWholeTurnInWords() {
        var typed = WON.replace(' ', '\n') + "\nhint\nquit\n\n";
        var evening = run(typed, "play", "estate", "--players", "Ada,Ben", "--seed", "1");
        assertThat(evening.out().replaceAll("\\s+", " "))
                .containsPattern("Wins: \\w+ .*, then .*, then .* \\([a-i]\\d [a-i]\\d [a-i]\\d\\)");
    }

    @Test
    void anEngineShowsAProvenWinToItsEnd() {
        var engine = run("new estate\nplay " + WON + "\ngo nodes 2000\nquit\n", "engine");
        var info = engine.lines().stream()
                .filter(line -> line.startsWith("info"))
                .toList()
                .getLast();
        assertThat(info).matches("info nodes \\d+ value 1\\.0000 pv [a-i]\\d [a-i]\\d [a-i]\\d");
        assertThat(engine.lines()).contains("best " + info.split(" ", -1)[6]);
    }

    @Test
    void anEngineAnswersEveryCommandInOrder() {
        var engine = run("""
                hello
                new esgros size=3 pie=false
                play c3 c3
                state
                undo
                legal
                go nodes 50
                go level 1
                stop
                nonsense
                new esgros seats=9
                new the-estates seats=3
                go time 10
                quit
                """, "engine");
        assertThat(engine.code()).isZero();
        assertThat(engine.lines())
                .startsWith("name Freehold")
                .contains("game the-estates 2-5", "by 2", "plies 1")
                .contains("error illegal G3: c3 already holds a black stone")
                .contains("legal a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3")
                .anyMatch(line -> line.matches("info nodes \\d+ value [01]\\.\\d+ pv [a-e]\\d.*"))
                .anyMatch(line -> line.matches("best [a-e]\\d"))
                .anyMatch(line -> line.startsWith("error usage there is no command 'nonsense'"))
                .anyMatch(line -> line.startsWith("error setup Esgros is for 2 seats"))
                .anyMatch(line -> line.startsWith("error chance"))
                .endsWith("ok");
    }

    @Test
    void aMatchReportsItsScoreAndSavesItsGames() {
        var file = folder.resolve("match.fgn").toString();
        var match = run(
                "", "match", "esgros", "-o", "size=3", "--a", "uct", "--b", "random", "--games", "4", "--nodes", "50",
                "--save", file);
        assertThat(match.code()).as(match.err()).isZero();
        assertThat(match.lines()).startsWith("A is uct, B is random").anyMatch(line -> line.contains("of 4 games"));
        assertThat(run("", "verify", file).out()).isEqualTo("4 games, 0 failed\n");
    }

    @Test
    void smallGamesAreSolved() {
        assertThat(run("solve esgros -o size=2 --all").out())
                .matches("(?s)first a1 wins 2\\Rfirst b2 wins 1\\Rstart wins 1 positions \\d+\\R");
        assertThat(run("", "solve", "esgros", "-o", "size=2", "--after", "a1").out())
                .matches("start wins 2 positions \\d+\\R");
        assertThat(run("solve the-estates").code()).isEqualTo(2);
        assertThat(run("solve estate --positions 1000"))
                .isEqualTo(new Answer(1, "start unknown positions 1000" + System.lineSeparator(), ""));
    }

    @Test
    void badUsageIsOneLineAndCodeTwo() {
        for (var line : List.of(
                "nonsense",
                "perft",
                "perft nogame 3",
                "perft esgros x",
                "perft esgros -1",
                "perft esgros 99999999999",
                "legal esgros --seats 7",
                "legal esgros --seats x",
                "legal esgros -o size=9",
                "legal esgros -o sise=4",
                "legal esgros -o size",
                "legal esgros -o",
                "legal esgros --after zz",
                "legal esgros extra",
                "trace esgros --count 0",
                "trace esgros --seed x",
                "verify",
                "verify nowhere.jsonl",
                "verify .",
                "why esgros",
                "play esgros --players a,b,c",
                "play esgros --players ,",
                "play esgros --players level9,Ada",
                "play esgros --players Ada,Ada",
                "play esgros --load nowhere.fgn",
                "play esgros --colour pink",
                "match esgros --a uct",
                "match esgros --a random --b exec:/nosuch --games 2",
                "match esgros --a uct --b level9",
                "match esgros --a uct --b random --time 5 --nodes 5",
                "match esgros --a uct --b random --games 0",
                "match estate --a net:nowhere.net --b uct",
                "learn the-estates",
                "learn estate --hours 0",
                "learn estate --resume nowhere",
                "solve hexploration",
                "solve esgros --table 99",
                "solve esgros --positions 0",
                "bench nogame",
                "bench --seconds 0")) {
            var answer = run(line);
            assertThat(answer.code()).as(line).isEqualTo(2);
            assertThat(answer.err().lines()).as(line + ": " + answer.err()).hasSize(1);
            assertThat(answer.err()).as(line).startsWith("freehold: ").doesNotContain("Exception", "a bug");
            assertThat(answer.out()).as(line).isEmpty();
        }
    }

    @Test
    void badOptionsNameTheValidOnes() {
        assertThat(run("legal esgros -o size=9").err()).contains("2–5");
        assertThat(run("legal esgros -o sise=4").err()).contains("size", "reading", "pie");
        assertThat(run("legal nogame").err()).contains("esgros");
    }

    @Test
    void garbageFilesFailWithoutATrace() throws IOException {
        for (var text : List.of(
                "{\"game\"",
                "{\"game\":5}",
                "{\"game\":\"esgros\",\"options\":{},\"seats\":2,\"plies\":[{}],\"winners\":[],\"scores\":[]}",
                "{\"game\":\"esgros\",\"options\":{\"size\":null},\"seats\":2,\"plies\":[],\"winners\":[1],\"scores\":[1,0]}",
                "{\"game\":\"esgros\",\"options\":{},\"seats\":2,\"plies\":null,\"winners\":[],\"scores\":[]}",
                "{\"game\":\"esgros\",\"options\":{},\"seats\":2,\"plies\":[null],\"winners\":[],\"scores\":[]}",
                "\u0000\u0001\uFFFD",
                "[Game \"" + "a".repeat(200_000) + "\"]\n\n1. d4",
                "[Game",
                "[Game \"nogame\"]",
                "[Game \"esgros\"] [",
                "d4 d4",
                "[Game \"esgros\"]\n\nd4 { no end",
                "{")) {
            var file = Files.writeString(folder.resolve("garbage"), text);
            var answer = run("", "verify", file.toString());
            assertThat(answer.code()).as(text + answer.err()).isEqualTo(1);
            assertThat(answer.lines()).as(text).hasSize(2).endsWith("1 games, 1 failed");
            assertThat(answer.out()).doesNotContain("Exception", "freehold.records");
        }
    }

    @Test
    void helpIsThereForEveryCommand() {
        for (var command : Main.commands(Streams.ofThisProcess()).keySet()) {
            var answer = run(command + " --help");
            assertThat(answer.code()).isZero();
            assertThat(answer.out()).contains("Usage: freehold " + command);
        }
    }
}
