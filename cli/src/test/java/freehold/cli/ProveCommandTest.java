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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command `prove`.
class ProveCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private static String run(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err), false);
        var all = Stream.concat(Stream.of("prove"), Stream.of(arguments)).toArray(String[]::new);
        return Main.run(streams, all) + " " + out + err;
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aProofIsFoundAndChecked() {
        var file = file("small");
        assertThat(run("esgros", "-o", "size=2", "--out", file))
                .startsWith("0 first a1 wins 2\nfirst b2 wins 1\n" + file + " replies ");
        assertThat(run("--check", file))
                .startsWith(
                        "0 esgros size=2 reading=catch-up pie=false horizon=3\nholds 'a1' wins 2\nholds 'b2' wins 1\n")
                .contains("first turns 2 of 2 replies ");
        assertThat(run("esgros", "-o", "size=2", "--out", file))
                .isEqualTo("2 freehold: %s is there already\n".formatted(file));
        assertThat(Files.exists(folder.resolve("small.unfinished"))).isFalse();
    }

    @Test
    void whatFollowsFromSomePliesCanBeProven() {
        var file = file("after");
        assertThat(run("esgros", "-o", "size=3", "reading=strict", "--after", "c3", "--for", "2", "--out", file))
                .startsWith("0 after 'c3' wins 2\n");
        assertThat(run("--check", file)).startsWith("0 ").contains("first turns 1 of 4");
        assertThat(run("esgros", "-o", "size=2", "--after", "b2", "--for", "2", "--out", file("not")))
                .startsWith("1 after 'b2' does not win 2\n");
        assertThat(run("esgros", "--after", "d4", "--positions", "500", "--out", file("unknown")))
                .startsWith("1 after 'd4' unknown\n");
    }

    @Test
    void endingsAreLeftOutWhereTheGameSearchesThemOrTheSolverHasALimit() {
        var file = file("left-out");
        assertThat(run(
                        "esgros",
                        "-o",
                        "size=3",
                        "reading=strict",
                        "--after",
                        "c3",
                        "--for",
                        "2",
                        "--leave-endings",
                        "--out",
                        file))
                .startsWith("0 after 'c3' wins 2\n");
        assertThat(run("--check", file)).startsWith("0 ").contains("without endings", "holds 'c3' wins 2");
        assertThat(run("esgros", "-o", "reading=catch-up", "--leave-endings", "--out", file("no")))
                .startsWith("2 freehold: --leave-endings goes with --positions");
    }

    @Test
    void aProofWithAHoleIsRefused() throws IOException {
        var file = file("whole");
        run("esgros", "-o", "size=3", "reading=strict", "--after", "c3", "--out", file);
        var bytes = Files.readAllBytes(Path.of(file));
        bytes[bytes.length / 2] ^= 1;
        var damaged = Files.write(folder.resolve("damaged"), bytes).toString();
        assertThat(run("--check", damaged)).startsWith("2 freehold: " + damaged + " can't be read as a proof: it is");
        assertThat(run(
                        "--check",
                        Files.writeString(folder.resolve("text"), "nonsense").toString()))
                .startsWith("2 freehold: ")
                .endsWith("it is no proof\n");
        assertThat(run("--check", file("nowhere"))).endsWith("there is no such file or folder\n");
    }

    @Test
    void whatCannotBeProvenIsSaidInOneLine() {
        assertThat(run()).startsWith("2 freehold: ");
        assertThat(run("hexploration")).startsWith("2 freehold: Hexploration has chance");
        assertThat(run("esgros", "--threads", "0")).startsWith("2 freehold: --threads is from 1 to 256, not 0");
        assertThat(run("esgros", "-o", "size=2", "--json")).startsWith("2 freehold: --json goes with --check");
        assertThat(run("esgros", "--for", "1")).startsWith("2 freehold: --for goes with --after");
        assertThat(run("esgros", "--after", "z9", "--out", file("x"))).startsWith("2 freehold: the plies 'z9'");
        assertThat(run("esgros", "--check", file("x"))).startsWith("2 freehold: ");
    }
}
