package freehold.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import freehold.server.table.Guest;
import freehold.server.table.Refused;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class GateTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Gate gate = new Gate(10, nanos::get);
    private final Guest ada = new Guest("a", "Ada");

    private int passes(Guest guest, int tries) {
        for (var i = 0; i < tries; i++) {
            try {
                gate.enter(guest);
            } catch (Refused e) {
                return i;
            }
        }
        return tries;
    }

    @Test
    void whoeverWasQuietMayAskOftenAtOnceButNotForLong() {
        assertThat(passes(ada, 1_000)).isEqualTo(40);
        nanos.addAndGet(500_000_000);
        assertThat(passes(ada, 1_000)).isEqualTo(5);
        assertThat(passes(new Guest("b", "Ben"), 1_000)).isEqualTo(40);
    }

    @Test
    void theRefusalSaysWhenToComeAgain() {
        passes(ada, 1_000);
        var refused = catchThrowableOfType(Refused.class, () -> gate.enter(ada));
        assertThat(refused.code()).isEqualTo(Refused.Code.TOO_MANY);
        assertThat(refused.details()).containsEntry("retryAfter", 1);
        assertThat(Errors.status(refused.code())).isEqualTo(429);
    }
}
