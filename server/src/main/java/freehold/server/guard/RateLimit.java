package freehold.server.guard;

import freehold.kernel.telling.Phrase;
import freehold.server.memory.LruCache;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import java.util.Map;
import java.util.function.LongSupplier;

/// How often one guest, or one network, may ask. Whoever has been quiet may make several requests at once.
public final class RateLimit {
    private static final int REMEMBERED = 50_000;
    private static final int BURST_SECONDS = 4;
    /// Many may sit behind one address, but few of them ask all the time.
    private static final int GUESTS_TO_A_NETWORK = 10;

    /// Of whom only few want much at the same time.
    private static final int BUSY_GUESTS_TO_A_NETWORK = 4;

    /// People say less than their programs ask.
    private static final int REQUESTS_TO_A_WORD = 100;

    /// A message beyond a guest's rate is refused, but a socket that sends this many times as much is closed.
    private static final int EXCESS = 2;

    private final int rate;
    private final LongSupplier nanos;
    private final Map<String, TokenBucket> buckets = LruCache.atMost(REMEMBERED);

    /// @param rate requests a second of one guest in the long run
    public RateLimit(int rate, LongSupplier nanos) {
        this.rate = rate;
        this.nanos = nanos;
    }

    public void enter(Guest guest) {
        enter("guest " + guest.id(), rate);
    }

    public void enter(String network) {
        enter("network " + network, (long) rate * GUESTS_TO_A_NETWORK);
    }

    /// Somebody wants to say something.
    public void speak(Guest guest, String network) {
        var words = Math.max(1, rate / REQUESTS_TO_A_WORD);
        enter("speaker " + guest.id(), words);
        enter("speakers at " + network, (long) words * GUESTS_TO_A_NETWORK);
    }

    private void enter(String who, long perSecond) {
        var now = nanos.getAsLong();
        if (!buckets.computeIfAbsent(who, _ -> bucket(perSecond, now)).take(now)) {
            throw new Refused(
                    Refused.Code.TOO_MANY, Phrase.of("more than %s a second", perSecond), Map.of("retryAfter", 1));
        }
    }

    private static TokenBucket bucket(long perSecond, long now) {
        return new TokenBucket(perSecond, (double) perSecond * BURST_SECONDS, now);
    }

    /// Somebody wants something that costs more than a request.
    ///
    /// @param amount how much of it
    public void charge(Work work, int amount, Guest guest, String network) {
        var times = (double) rate / Limits.USUAL_RATE;
        if (!guest.isStranger()) {
            charge("guest " + guest.id(), work, amount, times);
        }
        charge("network " + network, work, amount, times * BUSY_GUESTS_TO_A_NETWORK);
    }

    private void charge(String who, Work work, int amount, double times) {
        var now = nanos.getAsLong();
        var bucket = buckets.computeIfAbsent(work + " " + who, _ -> work.bucket(times, now));
        if (!bucket.take(amount, now)) {
            throw new Refused(
                    Refused.Code.TOO_MANY,
                    "that is too much at once; try again later",
                    Map.of("retryAfter", Math.max(1, bucket.seconds(amount))));
        }
    }

    /// For all that comes in over one socket, whatever it is. False if it was too much.
    public Frames frames() {
        var bucket = bucket((long) rate * EXCESS, nanos.getAsLong());
        return () -> bucket.take(nanos.getAsLong());
    }

    /// Counts what comes in over a socket.
    public interface Frames {
        /// Whether one more is still bearable.
        boolean bears();
    }
}
