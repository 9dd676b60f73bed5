package freehold.server;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.function.LongSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/// The time of day as it was when the server started, counted on by something that nobody sets. When the machine's
/// clock is set, the time of players neither jumps nor stands still.
final class SteadyClock extends Clock {
    private static final Logger LOG = Logger.getLogger(SteadyClock.class.getName());
    /// Less is not worth a word.
    private static final Duration NOTED = Duration.ofSeconds(2);

    private final Clock wall;
    private final LongSupplier nanos;
    private final Instant start;
    private final long begin;
    /// By how much the machine's clock was known to be ahead.
    private volatile Duration ahead;

    /// @param wall what the machine says
    /// @param nanos since some moment
    /// @param notBefore when something happened already: time does not go back while no server runs either
    SteadyClock(Clock wall, LongSupplier nanos, Instant notBefore) {
        this.wall = wall;
        this.nanos = nanos;
        var now = wall.instant();
        start = now.isBefore(notBefore) ? notBefore : now;
        begin = nanos.getAsLong();
        ahead = Duration.ZERO;
        note(start);
    }

    @Override
    public Instant instant() {
        var now = start.plusNanos(nanos.getAsLong() - begin);
        note(now);
        return now;
    }

    private void note(Instant now) {
        var difference = Duration.between(now, wall.instant());
        if (difference.minus(ahead).abs().compareTo(NOTED) > 0) {
            ahead = difference;
            LOG.log(
                    Level.WARNING,
                    "the machine''s clock is {0} ahead of the one by which tables are played; it was set",
                    difference);
        }
    }

    @Override
    public ZoneId getZone() {
        return wall.getZone();
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return new SteadyClock(wall.withZone(zone), nanos, instant());
    }
}
