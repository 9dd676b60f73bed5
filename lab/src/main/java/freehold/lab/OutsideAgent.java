package freehold.lab;

import freehold.kernel.Course;
import java.util.Arrays;
import java.util.stream.Stream;

/// An agent that somebody else wrote: what it throws is its own fault, and no bug of the match.
record OutsideAgent(Agent agent) implements Agent {
    private static final int LINES = 5;

    @Override
    public String choose(Course course) throws AgentFault {
        return think(course).token();
    }

    @Override
    public AgentMove think(Course course) throws AgentFault {
        try {
            return agent.think(course);
        } catch (RuntimeException e) {
            var trace = Arrays.stream(e.getStackTrace()).limit(LINES).map(line -> "  at " + line);
            throw new AgentFault(
                    "threw " + e, Stream.concat(Stream.of(e.toString()), trace).toList());
        }
    }

    @Override
    public void greet() throws AgentFault {
        agent.greet();
    }

    @Override
    public void close() {
        agent.close();
    }
}
