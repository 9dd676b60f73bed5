package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShareTest {
    /// How long the last of many that come at once waits, if all use what they are given.
    private static Duration lastAnswer(int tables) {
        var now = Duration.ZERO;
        for (var behind = tables - 1; behind >= 0; behind--) {
            now = now.plus(Share.of(Share.USUAL_WAIT.minus(now), 1, behind));
        }
        return now;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 50, 90})
    void manyAtOnceAreAllAnsweredInTime(int tables) {
        assertThat(lastAnswer(tables)).isLessThanOrEqualTo(Share.USUAL_WAIT);
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 1000})
    void ifThereAreTooManyEachHasTheLeastThought(int tables) {
        assertThat(lastAnswer(tables)).isBetween(Share.USUAL_WAIT, Share.LEAST.multipliedBy(tables));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 50, 90})
    void whoeverComesFirstGetsNoMoreThanTheOthers(int tables) {
        assertThat(Share.of(Share.USUAL_WAIT, 1, tables - 1)).isEqualTo(Share.USUAL_WAIT.dividedBy(tables));
    }
}
