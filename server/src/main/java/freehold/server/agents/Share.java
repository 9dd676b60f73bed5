package freehold.server.agents;

import java.time.Duration;

/// How long an agent may think for one ply.
///
/// Everybody who waits has a time by which to be answered. What is left of it until then is shared with all who wait
/// behind, so that many who come at once are all answered by that time, each with less thought.
final class Share {
    /// Nobody waits longer for one ply, unless they play a master.
    static final Duration USUAL_WAIT = Duration.ofMillis(1_900);

    /// Less would be no thought at all.
    static final Duration LEAST = Duration.ofMillis(20);

    private Share() {}

    /// @param left until the table should be answered; longer only where so many wait that not even the least can be
    ///     given to all of them
    /// @param thinkers how many think at once
    /// @param behind how many tables wait for one of them
    static Duration of(Duration left, int thinkers, int behind) {
        var share = left.multipliedBy(thinkers).dividedBy(thinkers + behind);
        return share.compareTo(LEAST) < 0 ? LEAST : share;
    }
}
