package freehold.lab.engine;

import freehold.kernel.Course;
import freehold.search.Watch;
import java.util.function.Consumer;

/// Chooses the moves of an engine.
public interface EnginePlayer {
    /// How much thought `go` asks for.
    record Thought(Unit unit, int amount) {
        public enum Unit {
            /// Milliseconds.
            TIME,
            NODES,
            LEVEL
        }
    }

    /// A new game begins.
    default void begin(int threads) {}

    /// The token to play.
    ///
    /// @param watch says when to stop
    /// @param info takes lines that tell how thinking goes
    String best(Course course, Thought thought, Watch watch, Consumer<String> info) throws EngineError;
}
