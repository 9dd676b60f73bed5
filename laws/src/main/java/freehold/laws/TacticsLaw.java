package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.texts.Tactic;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// The positions of `tactics.txt` can be, and their solutions are legal there. That players find them is tested where
/// players are.
final class TacticsLaw {
    private TacticsLaw() {}

    static Stream<DynamicTest> tests(Game game) {
        return Tactic.of(game).stream()
                .map(tactic -> DynamicTest.dynamicTest(
                        "" + tactic,
                        () -> assertThat(tactic.position(game).legalTokens()).containsAll(tactic.solutions())));
    }
}
