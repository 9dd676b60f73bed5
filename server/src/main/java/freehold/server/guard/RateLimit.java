package freehold.server.guard;

import freehold.kernel.telling.Phrase;
import freehold.server.memory.LruCache;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
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

    private static final double HOUR_SECONDS = 3_600;
    private static final String RATE = "rate";
    private static final String WORK = "work";

    private final int rate;
    private final Limits limits;
    private final LongSupplier nanos;
    private final Map<String, TokenBucket> buckets = LruCache.atMost(REMEMBERED);
    /// By themselves, because these last for an hour and the others for seconds.
    private final Map<String, TokenBucket> hours = LruCache.atMost(REMEMBERED);

    private final Map<String, LongAdder> refusals = new ConcurrentHashMap<>();

    /// @param rate requests a second of one guest in the long run
    public RateLimit(int rate, LongSupplier nanos) {
        this(new Limits(rate, Limits.USUAL_WATCHERS), nanos);
    }

    public RateLimit(Limits limits, LongSupplier nanos) {
        this.rate = limits.rate();
        this.limits = limits;
        this.nanos = nanos;
        List.of(RATE, WORK, Newcomer.GUEST.word(), Newcomer.TABLE.word())
                .forEach(limit -> refusals.put(limit, new LongAdder()));
    }

    /// How many requests each limit has refused.
    public Map<String, LongAdder> refusals() {
        return new TreeMap<>(refusals);
    }

    private Refused counted(String limit, Refused refused) {
        refusals.computeIfAbsent(limit, _ -> new LongAdder()).increment();
        return refused;
    }

    /// What stays, and is counted by the hour for an address.
    public enum Newcomer {
        GUEST,
        TABLE;

        String word() {
            return this == GUEST ? "guests-per-address" : "tables-per-address";
        }

        private Refused refusal(int perHour, int retryAfter) {
            var details = Map.<String, Object>of("retryAfter", retryAfter);
            return switch (this) {
                case GUEST ->
                    new Refused(
                            Refused.Code.TOO_MANY,
                            Phrase.of("more than %s new guests an hour from your address; try again later", perHour),
                            details);
                case TABLE ->
                    new Refused(
                            Refused.Code.TOO_MANY,
                            Phrase.of("more than %s new tables an hour from your address; try again later", perHour),
                            details);
            };
        }

        private int perHour(Limits limits) {
            return this == GUEST ? limits.guests() : limits.tables();
        }
    }

    /// Somebody wants to add something that stays.
    public void admit(Newcomer newcomer, String network) {
        var perHour = newcomer.perHour(limits);
        if (perHour == Limits.UNLIMITED) {
            return;
        }
        var now = nanos.getAsLong();
        var bucket = hours.computeIfAbsent(
                newcomer + " " + network, _ -> new TokenBucket(perHour / HOUR_SECONDS, perHour, now));
        if (!bucket.take(now)) {
            throw counted(newcomer.word(), newcomer.refusal(perHour, Math.max(1, bucket.seconds(1))));
        }
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
            throw counted(
                    RATE,
                    new Refused(
                            Refused.Code.TOO_MANY,
                            Phrase.of("more than %s a second", perSecond),
                            Map.of("retryAfter", 1)));
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
            throw counted(
                    WORK,
                    new Refused(
                            Refused.Code.TOO_MANY,
                            "that is too much at once; try again later",
                            Map.of("retryAfter", Math.max(1, bucket.seconds(amount)))));
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
