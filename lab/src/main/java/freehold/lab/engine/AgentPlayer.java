package freehold.lab.engine;

import freehold.kernel.Course;
import freehold.lab.Agent;
import freehold.lab.AgentFault;
import freehold.search.Watch;
import java.util.Locale;
import java.util.function.Consumer;

/// An agent as it is. It thinks as long as it likes: how much thought is asked for, it does not hear.
record AgentPlayer(Agent agent) implements EnginePlayer {
    @Override
    public String best(Course course, Thought thought, Watch watch, Consumer<String> info) throws EngineError {
        var seat = course.position().actor();
        try {
            var move = agent.think(course.asKnownTo(seat));
            if (!move.values().isEmpty()) {
                info.accept(String.format(
                        Locale.ROOT,
                        "info nodes 0 value %.4f pv %s",
                        move.values().get(seat - 1),
                        move.token()));
            }
            return move.token();
        } catch (AgentFault e) {
            throw new EngineError("agent", e.inOneLine());
        }
    }
}
