package freehold.server.http;

import freehold.kernel.Phrase;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import java.util.Map;
import java.util.function.LongSupplier;

/// How often one guest, or one address, may ask. Whoever has been quiet may make several requests at once.
final class Gate {
    private static final int REMEMBERED = 50_000;
    private static final int BURST_SECONDS = 4;
    /// Many may sit behind one address.
    private static final int GUESTS_TO_AN_ADDRESS = 40;

    /// People say less than their programs ask.
    private static final int REQUESTS_TO_A_WORD = 100;

    private final int rate;
    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = Recent.atMost(REMEMBERED);

    /// @param rate requests a second of one guest in the long run
    Gate(int rate, LongSupplier nanos) {
        this.rate = rate;
        this.nanos = nanos;
    }

    void enter(Guest guest) {
        enter("guest " + guest.id(), rate);
    }

    void enter(String address) {
        enter("address " + address, (long) rate * GUESTS_TO_AN_ADDRESS);
    }

    /// Somebody wants to say something.
    void speak(Guest guest) {
        enter("speaker " + guest.id(), Math.max(1, rate / REQUESTS_TO_A_WORD));
    }

    private void enter(String who, long perSecond) {
        var now = nanos.getAsLong();
        if (!buckets.computeIfAbsent(who, _ -> new Bucket(perSecond, now)).take(now)) {
            throw new Refused(
                    Refused.Code.TOO_MANY, Phrase.of("more than %s a second", perSecond), Map.of("retryAfter", 1));
        }
    }

    /// Fills steadily, and is full at first.
    private static final class Bucket {
        private final long perSecond;
        private double left;
        private long since;

        Bucket(long perSecond, long now) {
            this.perSecond = perSecond;
            this.left = (double) perSecond * BURST_SECONDS;
            this.since = now;
        }

        synchronized boolean take(long now) {
            left = Math.min((double) perSecond * BURST_SECONDS, left + perSecond * ((now - since) / 1e9));
            since = now;
            if (left < 1) {
                return false;
            }
            left--;
            return true;
        }
    }
}
