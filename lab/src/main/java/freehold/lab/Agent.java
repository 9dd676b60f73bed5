package freehold.lab;

import freehold.kernel.Course;

/// Somebody who can be asked for a move. One game at a time, and one thread at a time.
public interface Agent extends AutoCloseable {
    /// A legal token for the seat that acts.
    ///
    /// @param course as that seat knows it: what others keep secret is a guess ([Course#asKnownTo])
    /// @throws AgentFault if there is none to be had from this agent
    String choose(Course course) throws AgentFault;

    /// A legal token, with what this agent thought about the position, if it tells.
    ///
    /// @throws AgentFault if there is none to be had from this agent
    default AgentMove think(Course course) throws AgentFault {
        return AgentMove.without(choose(course));
    }

    /// Asks for a sign of life before a match starts.
    ///
    /// @throws AgentFault if there is none
    default void greet() throws AgentFault {}

    @Override
    default void close() {}
}
