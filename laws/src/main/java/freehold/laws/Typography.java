package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Japanese has punctuation of its own, as wide as its letters.
final class Typography {
    private static final List<String> FILES = List.of("words.ja.txt", "RULES.ja.md", "GUIDE.ja.md", "lesson.txt");
    private static final String JAPANESE = "[\\u3040-\\u30ff\\u4e00-\\u9fff]";

    private Typography() {}

    static Stream<DynamicTest> tests(Game game) {
        var folder = new GameFiles(game).folder();
        return FILES.stream()
                .map(folder::resolve)
                .filter(Files::exists)
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> isFullWidth(file)));
    }

    private static void isFullWidth(Path file) {
        assertThat(lines(file))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line)
                        .as("Japanese has full-width punctuation, such as 。 for . and （ for (")
                        .doesNotContainPattern(JAPANESE + "\\s?[:;?!~,.(]|[:;?!~,.)]" + JAPANESE)
                        .doesNotContain("~"));
    }

    /// Coordinates such as `(q, r)`, tokens and prices keep theirs.
    private static List<String> lines(Path file) {
        return TestFolder.lines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.replaceFirst("^.* = |^[\\w.]+: ", "").replaceAll("\\((?:q|-?\\d)[^)]*\\)", ""))
                .toList();
    }
}
