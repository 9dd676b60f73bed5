package freehold.server.guard;

import java.time.Duration;

/// How long callers may keep silent.
///
/// @param unfinished whoever does not finish the head of a request, or its body, within so long is cut off
/// @param betweenPings so often sockets are asked whether anybody is still there
/// @param heartbeat so often a stream of events has at least an empty line, which keeps the connection alive and finds
///     out whether anybody is still there
public record Timeouts(Duration unfinished, Duration betweenPings, Duration heartbeat) {
    /// OpenSockets answer pings more often than unfinished requests are cut off.
    public static final Timeouts USUAL =
            new Timeouts(Duration.ofSeconds(60), Duration.ofSeconds(20), Duration.ofSeconds(15));
}
