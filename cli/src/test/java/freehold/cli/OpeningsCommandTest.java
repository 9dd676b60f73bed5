package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.shell.Streams;
import freehold.kernel.Games;
import freehold.kernel.texts.Opening;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command `openings`.
class OpeningsCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private static String run(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err), false);
        var all = Stream.concat(Stream.of("openings"), Stream.of(arguments)).toArray(String[]::new);
        return Main.run(streams, all) + " " + out + err;
    }

    @Test
    void theTableCanBeReadAsItIsWritten() throws IOException {
        var file = folder.resolve("openings.txt");
        assertThat(run("estate", "-o", "size=2", "--nodes", "8", "--games", "8", "--out", "" + file))
                .matches("0 .*openings.txt: \\d+ first turns, \\d+ games\n");
        var lines = Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertThat(lines).isNotEmpty();
        assertThat(lines.stream()
                        .map(line -> Opening.read(Games.named("estate"), line).line()))
                .isEqualTo(lines);
        assertThat(folder.resolve("openings.txt.journal")).as("done with").doesNotExist();
    }

    @Test
    void whatCannotBeMadeIsSaidInOneLine() throws IOException {
        assertThat(run("estate", "--games", "0")).startsWith("2 freehold: --nodes, --sight, --games and --threads are");
        assertThat(run("hexploration")).startsWith("2 freehold: Hexploration with ");
        assertThat(run("estate", "--out", "" + folder.resolve("no/such/file")))
                .startsWith("2 freehold: ")
                .contains("can't be written to: there is no such file or folder");
        var file = folder.resolve("there");
        Files.writeString(folder.resolve("there.journal"), "# something else\n");
        assertThat(run("estate", "--out", "" + file)).contains("--resume goes on with it");
        assertThat(run("estate", "--out", "" + file, "--resume")).contains("is about something else");
    }
}
