package freehold.server.agents;

import java.time.Duration;

/// How agents think.
///
/// @param thinkers how many threads think for all of them
/// @param pace where there are secrets, an agent takes that long for each ply, whether it has a choice or not; so it
///     never thinks longer either
/// @param playsToWatchers whether agents play by themselves for somebody who looks for a game to watch and finds none
public record Agents(int thinkers, Duration pace, boolean playsToWatchers) {
    /// One core is kept free for people.
    public static final int USUAL_THINKERS = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

    public static final int USUAL_PACE_MILLIS = 500;

    public static final Agents USUAL = new Agents(USUAL_THINKERS, Duration.ofMillis(USUAL_PACE_MILLIS), true);
}
