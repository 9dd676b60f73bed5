package freehold.server.agents;

import java.time.Duration;

/// How long an agent may think for one ply.
///
/// Everybody who waits has a time by which to be answered. What is left of it until then is shared with all who wait
/// behind, so that many who come at once are all answered by that time, each with less thought.
final class Share {
    /// Nobody waits longer for one ply, unless so many wait that not even the least can be given to all of them.
    static final Duration LONGEST_WAIT = Duration.ofMillis(1_900);
    /// Less would be no thought at all.
    static final Duration LEAST = Duration.ofMillis(20);

    private Share() {}

    /// @param waited how long the table has waited by now
    /// @param thinkers how many think at once
    /// @param behind how many tables wait for one of them
    static Duration of(Duration waited, int thinkers, int behind) {
        var share = LONGEST_WAIT.minus(waited).multipliedBy(thinkers).dividedBy(thinkers + behind);
        return share.compareTo(LEAST) < 0 ? LEAST : share;
    }
}
