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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command `match` with programs that fail.
class MatchCommandTest {
    private static final String FAILS =
            "exec:while read -r line; do case $line in go*) echo 'Traceback: bad luck' >&2; exit 1;; esac; echo ok; done";

    @TempDir
    private Path folder = Path.of("");

    private record Answer(int code, String out, String err) {}

    private static Answer match(String... more) {
        var arguments = new ArrayList<>(List.of("match", "esgros", "-o", "size=2", "--nodes", "5", "--games", "2"));
        arguments.addAll(List.of(more));
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err), false);
        return new Answer(Main.run(streams, arguments.toArray(String[]::new)), out.toString(), err.toString());
    }

    @Test
    void whatAProgramSaidBeforeItFailedIsShownAndItsGamesCanBeReplayed() {
        var log = folder.resolve("games.fgn");
        var match = match("--a", FAILS, "--b", "random", "--log", "" + log);
        assertThat(match.code()).as(match.err()).isZero();
        assertThat(match.err()).contains("forfeits: ended during 'go nodes 5'\n  | Traceback: bad luck\n");
        assertThat(match.out()).contains("as seat 1 A takes 0.0 % of 1, as seat 2 A takes 0.0 % of 1", "of 2 games");
        var out = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(out), false);
        Main.run(streams, "verify", "" + log);
        assertThat(out).hasToString("2 games, 0 failed\n");
    }

    @Test
    void allOfStandardErrorGoesToAFileOrIsShown() throws IOException {
        var file = folder.resolve("errors.txt");
        var talks = "exec:echo hi >&2; ./nosuch; while read -r line; do echo ok; done";
        assertThat(match("--a", talks, "--b", "random", "--stderr", "" + file).code())
                .isZero();
        assertThat(Files.readString(file)).contains(talks.substring("exec:".length()) + ": hi\n", "nosuch");
        assertThat(match("--a", talks, "--b", "random", "--stderr", "-").err()).contains(": hi\n");
        assertThat(match("--a", "random", "--b", "random", "--stderr", "" + file))
                .isEqualTo(new Answer(2, "", "freehold: " + file + " can't be written, or exists already\n"));
    }

    @Test
    void gamesAndPliesAreTablesWithTimes() throws IOException {
        assertThat(match("--a", "uct", "--b", "random", "--data", "" + folder).code())
                .isZero();
        assertThat(Files.readAllLines(folder.resolve("games.csv")))
                .hasSize(3)
                .anyMatch(line -> line.startsWith("1,match,uct against random,1,size=2 "));
        assertThat(Files.readAllLines(folder.resolve("plies.csv")))
                .anyMatch(line -> line.matches("2,1,1,(uct|random),[a-c]\\d,place,.*,7,,"))
                .anyMatch(line -> line.matches("[12],\\d+,[12],uct,[a-c]\\d,place,.*,\\d,[01]\\.\\d+,\\d+\\.\\d{6}"));
        assertThat(match("--a", FAILS, "--b", "random", "--data", "" + folder).code())
                .isZero();
        assertThat(Files.readString(folder.resolve("games.csv")))
                .contains(" forfeits: ended during 'go nodes 5'", ",*,");
        var file = Files.createFile(folder.resolve("file"));
        assertThat(match("--a", "random", "--b", "random", "--data", "" + file).err())
                .startsWith("freehold: --data " + file + " can't be written");
    }

    @Test
    void whyAProgramDoesNotStartIsSaidInOneLine() {
        assertThat(match("--a", "exec:/nosuch/program", "--b", "random").err())
                .startsWith("freehold: exec:/nosuch/program does not play: it ended ")
                .contains("; its standard error ends with: ", "/nosuch/program")
                .hasLineCount(1);
        assertThat(match("--a", "random", "--b", "exec:sleep 1000", "--patience", "1"))
                .isEqualTo(
                        new Answer(
                                2,
                                "",
                                "freehold: exec:sleep 1000 does not play: it did not answer 'hello' within 1 s and was ended\n"));
        assertThat(match("--a", "random", "--b", "random", "--patience", "0").err())
                .startsWith("freehold: --time, --nodes and --patience");
    }
}
