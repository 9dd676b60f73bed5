package freehold.games.esgros;

import static freehold.games.esgros.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The solved opening on side 4, and the swap (G7).
class OpeningTest {
    @ParameterizedTest
    @CsvSource({"d4, swap", "b2, swap", "f4, swap", "a1, f4", "c3, f4", "g4, b2", "a2, f4", "a3, f2"})
    void aStoneThatWinsTheRaceIsTakenAndAnyOtherAnsweredAcross_G7(String first, String answer) {
        var position = after("size=4", first);
        assertThat(position.token(Opening.advice(position))).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({"size=3, a1", "size=4 pie=false, d4", "size=4, a1 c3"})
    void elsewhereThereIsNoAdvice(String options, String moves) {
        assertThat(Opening.advice(after(options, moves))).isEqualTo(Opening.NO_ADVICE);
    }
}
