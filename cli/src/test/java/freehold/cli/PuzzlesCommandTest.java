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
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command `puzzles`.
class PuzzlesCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private static String run(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err), false);
        var all = Stream.concat(Stream.of("puzzles"), Stream.of(arguments)).toArray(String[]::new);
        return Main.run(streams, all) + " " + out + err;
    }

    private static List<String> puzzles(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    @Test
    void aFileThatIsContinuedIsLikeOneThatWasMadeAtOnce() throws IOException {
        var parts = folder.resolve("parts");
        assertThat(run("esgros", "-o", "size=3", "--count", "2", "--out", "" + parts))
                .startsWith("0 " + parts + ": 2 puzzles, by grade [");
        assertThat(run("esgros", "-o", "size=3", "--count", "2", "--out", "" + parts))
                .isEqualTo("2 freehold: %s is there already; --resume goes on with it\n".formatted(parts));
        var first = puzzles(parts);
        run("esgros", "-o", "size=3", "--count", "4", "--out", "" + parts, "--resume");
        assertThat(puzzles(parts)).hasSize(4).startsWith(first.toArray(String[]::new));
    }

    @Test
    void whatCannotBeMadeIsSaidInOneLine() throws IOException {
        assertThat(run("esgros", "--count", "0")).startsWith("2 freehold: --count");
        assertThat(run("esgros", "--table", "40")).startsWith("2 freehold: --table is from 1 to 30, not 40");
        assertThat(run("nothing")).startsWith("2 freehold: ");
        assertThat(run("esgros", "--out", "" + folder.resolve("no/such/file")))
                .startsWith("2 freehold: ")
                .contains("can't be written to: there is no such file or folder");
        var other = Files.writeString(folder.resolve("other"), "nonsense\n");
        assertThat(run("esgros", "--out", "" + other, "--resume"))
                .isEqualTo("2 freehold: puzzles.txt of esgros, line 1: a puzzle has 6 fields between bars\n");
    }
}
