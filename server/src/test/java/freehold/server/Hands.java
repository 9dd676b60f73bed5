package freehold.server;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;

/// A clock whose hands a test moves.
final class Hands extends Clock {
    private volatile Instant now = Instant.parse("2026-11-15T12:00:00Z");
    private final AtomicLong nanos = new AtomicLong();

    /// Time goes by.
    void forward(Duration duration) {
        now = now.plus(duration);
        nanos.addAndGet(duration.toNanos());
    }

    /// Somebody sets the clock.
    void set(Duration ahead) {
        now = now.plus(ahead);
    }

    /// As a server uses it.
    Clock steady() {
        return new SteadyClock(this, nanos::get, Instant.MIN);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
