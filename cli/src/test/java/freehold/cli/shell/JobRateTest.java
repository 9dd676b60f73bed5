package freehold.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JobRateTest {
    @Test
    void nobodyKnowsHowLongItTakesBeforeAnythingIsDone() {
        assertThat(JobRate.left(0, 44, 3_600)).isEqualTo("time left unknown until the first is done");
        assertThat(JobRate.left(11, 44, 60)).isEqualTo("about 3 min 0 s left at this pace");
    }
}
