package freehold.server.guard;

/// How much of a server one caller may have.
///
/// @param rate requests a second that one guest may make in the long run
/// @param watchers sockets and streams of events that one address may hold open at once
public record Limits(int rate, int watchers) {
    public static final int USUAL_RATE = 100;

    /// Half of all connections: nobody can shut everybody else out from a single address.
    public static final int USUAL_WATCHERS = 10_000;
}
