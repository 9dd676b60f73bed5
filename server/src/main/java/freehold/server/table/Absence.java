package freehold.server.table;

import java.time.Duration;
import java.time.Instant;

/// A time in which there was no server, so that nobody could play.
public record Absence(Instant since, Instant until) {
    /// How much of it came after something happened.
    public Duration after(Instant moment) {
        var begin = moment.isAfter(since) ? moment : since;
        return begin.isBefore(until) ? Duration.between(begin, until) : Duration.ZERO;
    }
}
