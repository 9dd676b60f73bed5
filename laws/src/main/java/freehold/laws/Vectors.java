package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.records.TraceCheck;
import freehold.records.TraceJson;
import freehold.records.UnreadableException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Games traced by another implementation: the same legal moves at every ply, and the same result.
final class Vectors {
    private Vectors() {}

    static Stream<DynamicTest> tests() {
        return TestFolder.files("vectors").stream().flatMap(Vectors::tests);
    }

    private static Stream<DynamicTest> tests(Path file) {
        var lines = TestFolder.lines(file);
        return Stream.iterate(0, i -> i < lines.size(), i -> i + 1)
                .map(i -> DynamicTest.dynamicTest(file.getFileName() + ":" + (i + 1), () -> replay(lines.get(i))));
    }

    private static void replay(String line) throws UnreadableException {
        assertThat(TraceCheck.difference(TraceJson.read(line))).isEmpty();
    }
}
