package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.texts.PerftTable;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// The game's perft table holds.
final class PerftLaw {
    private PerftLaw() {}

    static Stream<DynamicTest> tests(Game game) {
        var table = PerftTable.of(game);
        assertThat(table.lines()).isNotEmpty();
        return table.lines().stream()
                .map(line -> DynamicTest.dynamicTest(
                        "" + line,
                        () -> assertThat(table.mismatch(line, line.counts().size()))
                                .isEmpty()));
    }
}
