package freehold.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import freehold.server.http.Errors;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class RateLimitTest {
    private final AtomicLong nanos = new AtomicLong();
    private final RateLimit limit = new RateLimit(10, nanos::get);
    private final Guest ada = new Guest("a", "Ada");

    private int passes(Guest guest, int tries) {
        for (var i = 0; i < tries; i++) {
            try {
                limit.enter(guest);
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
        var refused = catchThrowableOfType(Refused.class, () -> limit.enter(ada));
        assertThat(refused.code()).isEqualTo(Refused.Code.TOO_MANY);
        assertThat(refused.details()).containsEntry("retryAfter", 1);
        assertThat(Errors.status(refused.code())).isEqualTo(429);
    }

    private final RateLimit usual = new RateLimit(Limits.USUAL_RATE, nanos::get);

    /// How often it was granted.
    private int granted(Work work, int amount, IntFunction<Guest> guests) {
        for (var i = 0; i < 10_000; i++) {
            try {
                usual.charge(work, amount, guests.apply(i), "network");
            } catch (Refused e) {
                assertThat(e.code()).isEqualTo(Refused.Code.TOO_MANY);
                return i;
            }
        }
        return Integer.MAX_VALUE;
    }

    @Test
    void whatCostsMuchIsCountedByItself() {
        assertThat(granted(Work.PLY, 1_000, _ -> ada)).isEqualTo(10);
        assertThat(granted(Work.TABLE, 1, _ -> ada)).isEqualTo(20);
        nanos.addAndGet(2_000_000_000);
        assertThat(granted(Work.PLY, 1_000, _ -> ada)).isEqualTo(5);
        nanos.addAndGet(8_000_000_000L);
        assertThat(granted(Work.TABLE, 1, _ -> ada)).isEqualTo(2);
    }

    @Test
    void manyGuestsOfOneNetworkHaveLittleMore() {
        assertThat(granted(Work.TABLE, 1, i -> new Guest("" + i, "x"))).isEqualTo(80);
        assertThat(granted(Work.GUEST, 1, _ -> Guest.STRANGER)).isEqualTo(40);
    }

    @Test
    void whatStaysIsCountedByTheHour() {
        var limits = new RateLimit(new Limits(100, 10, 2, Limits.UNLIMITED), nanos::get);
        limits.admit(RateLimit.Newcomer.GUEST, "here");
        limits.admit(RateLimit.Newcomer.GUEST, "here");
        limits.admit(RateLimit.Newcomer.GUEST, "elsewhere");
        var refused = catchThrowableOfType(Refused.class, () -> limits.admit(RateLimit.Newcomer.GUEST, "here"));
        assertThat(refused.details()).containsEntry("retryAfter", 1_800);
        assertThat(limits.refusals().toString()).contains("guests-per-address=1", "tables-per-address=0");
        nanos.addAndGet(1_800_000_000_000L);
        limits.admit(RateLimit.Newcomer.GUEST, "here");
        for (var i = 0; i < 1_000; i++) {
            limits.admit(RateLimit.Newcomer.TABLE, "here");
        }
    }

    @Test
    void whatIsMoreThanAnybodyHasTakesAllOfIt() {
        assertThat(granted(Work.PLY, 1_000_000, _ -> ada)).isEqualTo(1);
        var refused = catchThrowableOfType(Refused.class, () -> usual.charge(Work.PLY, 5_000, ada, "elsewhere"));
        assertThat(refused.details()).containsEntry("retryAfter", 2);
    }
}
