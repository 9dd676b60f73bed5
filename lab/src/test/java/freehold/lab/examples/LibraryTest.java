package freehold.lab.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The examples of `docs/library.md` are these classes, and they run.
class LibraryTest {
    private interface Program {
        void run() throws Exception;
    }

    private static String output(Program program) throws Exception {
        var before = System.out;
        var bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            program.run();
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"RandomGame", "Grabber", "MatchAgainstLevel3", "GrabberEngine"})
    void thePageShowsWhatIsCompiled(String name) throws Exception {
        var source = Files.readString(Path.of("src/test/java/freehold/lab/examples", name + ".java"));
        assertThat(Files.readString(Path.of("../docs/library.md"))).contains("```java\n" + source + "```\n");
    }

    /// That it runs there is tested by `scripts/test-library`.
    @ParameterizedTest
    @ValueSource(strings = {"RandomGame", "Grabber", "MatchAgainstLevel3", "GrabberEngine"})
    void theProjectOutsideHasTheSame(String name) throws Exception {
        var source = Files.readString(Path.of("src/test/java/freehold/lab/examples", name + ".java"));
        assertThat(Path.of("../docs/library-example/src/main/java/example", name + ".java"))
                .content()
                .isEqualTo(source.replace("package freehold.lab.examples;", "package example;"));
    }

    @Test
    void theRandomGameEnds() throws Exception {
        assertThat(output(() -> RandomGame.main(new String[0]))).containsPattern("winner: seat [12]");
    }

    @Test
    void theMatchIsPlayedToItsEnd() throws Exception {
        assertThat(output(() -> MatchAgainstLevel3.main(new String[0]))).contains("of 4 games", "seat 1", "seat 2");
    }
}
