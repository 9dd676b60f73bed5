package freehold.server.guard;

import java.time.Duration;

/// How long callers may keep silent.
///
/// @param request whoever does not finish the head of a request, its body, or taking the answer within so long is cut
///     off
/// @param betweenPings so often sockets are asked whether anybody is still there
/// @param heartbeat so often a stream of events has at least an empty line, which keeps the connection alive and finds
///     out whether anybody is still there
public record Timeouts(Duration request, Duration betweenPings, Duration heartbeat) {
    /// Sockets are asked more often than unfinished requests are cut off.
    public static final Timeouts USUAL =
            new Timeouts(Duration.ofSeconds(60), Duration.ofSeconds(20), Duration.ofSeconds(15));
}
