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

/// The command `ladder`.
class LadderCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private static String run(String... more) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err), false);
        var arguments = new ArrayList<>(List.of("ladder", "esgros", "-o", "size=2"));
        arguments.addAll(List.of(more));
        return Main.run(streams, arguments.toArray(String[]::new)) + " " + out + err;
    }

    @Test
    void ratesTheLevelsOnOneScaleAndGoesOnWhereItStopped() throws IOException {
        var file = folder.resolve("ladder.txt");
        var ratings = folder.resolve("ratings.txt");
        assertThat(run("--to", "level2", "--games", "2", "--out", "" + file)).startsWith("0 level");
        assertThat(run("--to", "level2", "--games", "2", "--out", "" + file))
                .isEqualTo("2 freehold: %s is there already; --resume goes on with it\n".formatted(file));
        var answer = run("--to", "level3", "--games", "4", "--out", "" + file, "--resume", "--ratings", "" + ratings);
        assertThat(answer)
                .containsPattern("level1 +1000 +\\d+ % of 4 games from random\n")
                .containsPattern("level3 +\\d+ ± \\d+ +\\d+ % of 4 games from level2\n")
                .contains("level1 is fixed");
        assertThat(Files.readAllLines(file)).hasSize(13);
        assertThat(Files.readAllLines(ratings))
                .hasSize(4)
                .contains("1 | 1000 | 0")
                .anyMatch(line -> line.matches("2 \\| \\d+0 \\| \\d+0"))
                .last()
                .asString()
                .startsWith("3 | ");
    }

    @Test
    void resultsThatWereMeasuredBeforeCountToo() throws IOException {
        var before = Files.writeString(
                folder.resolve("before.txt"),
                "level1 | random | 2 | 40 | 30 | notebook\nlevel2 | level1 | 2 | 110000 | 100000 | notebook\n");
        var out = "" + folder.resolve("ladder.txt");
        assertThat(run("--games", "0", "--out", out, "--also", "" + before))
                .startsWith(
                        "0 level2    1400 ± 4    91 % of 110000 games from level1\nlevel1    1000        75 % of 40 games from random\nrandom     ");
        assertThat(run("--games", "0", "--out", out, "--resume", "--also", "" + before, "--json"))
                .startsWith(
                        "0 {\"game\":\"esgros\",\"games\":110040,\"ratings\":[{\"player\":\"level2\",\"rating\":1399.9");
    }

    @Test
    void whatCannotBeDoneIsSaidInOneLine() throws IOException {
        var out = "" + folder.resolve("ladder.txt");
        assertThat(run("--games", "-1", "--out", out)).startsWith("2 freehold: --games is 0 or more");
        assertThat(run("--games", "0", "--out", out)).startsWith("2 freehold: there are no results yet");
        assertThat(run("--from", "level2", "--to", "level2"))
                .isEqualTo(
                        "2 freehold: --from and --to are two of random, level1, level2, level3, level4, level5, level6,"
                                + " the weaker first\n");
        assertThat(run("--out", "" + folder.resolve("no/such/file"))).contains("can't be written to: there is no such");
        var also = Files.writeString(folder.resolve("also.txt"), "level2 beats level1\n");
        assertThat(run("--games", "0", "--out", "" + folder.resolve("new"), "--also", "" + also))
                .startsWith("2 freehold: 'level2 beats level1' is no result; level2 | level1 | 2 | 40 | 29.5 | source");
    }
}
