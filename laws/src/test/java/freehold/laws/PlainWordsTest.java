package freehold.laws;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.telling.Language;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainWordsTest {
    private final PlainWords plain =
            new PlainWords(List.of(Language.values()), List.of("T1", "T2"), Stream.of("end", "bid3", "R5"));

    private void check(String english, String japanese) {
        plain.check(language -> language == Language.ENGLISH ? english : japanese);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Put it on start:H@2,-1.",
                "Your forest lies on 2,0.",
                "You may bid3 now.",
                "Use `R5`.",
                "Or say end; the rest is lost.",
                "Try end."
            })
    void aTokenIsFound(String english) {
        assertThatThrownBy(() -> check(english, "終わり。")).isInstanceOf(AssertionError.class);
    }

    @Test
    void aWordThatIsATokenHasNoPlaceInAnotherLanguage() {
        assertThatThrownBy(() -> check("End the turn.", "endと言う。")).isInstanceOf(AssertionError.class);
    }

    @Test
    void namesForPeopleAreNone() {
        assertThatCode(() -> check("At the end buy e5 or R5: 1,000 ways, 5 + 4 = 9 (T2).", "最後にe5かR5を買います（T2）。"))
                .doesNotThrowAnyException();
    }

    @Test
    void rulesAndSeatsAreTheSameInBothLanguages() {
        assertThatThrownBy(() -> check("By T1.", "T2による。")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> check("By T9.", "T9による。")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> check("Now you are @2.", "今度は@3です。")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> check("You: {played}.", "あなたの手です。")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> check("Something.", "")).isInstanceOf(AssertionError.class);
    }
}
