package freehold.cli.play;

import java.util.List;
import java.util.Optional;

/// Asks a person for a line.
interface Prompt extends AutoCloseable {
    /// What a person may want to type next, by the words that already stand in the line.
    interface Suggestions {
        List<String> after(List<String> words);
    }

    /// The next line; nothing when there will be no more.
    Optional<String> line(String question, Suggestions suggestions);

    /// Whether somebody is still there when there are no more lines.
    default boolean canAskAgain() {
        return false;
    }

    /// Whether somebody has pressed Ctrl-C since the last line was read, while the program was at work.
    default boolean isInterrupted() {
        return false;
    }

    /// How many columns a line of text may take.
    default int width() {
        return 96;
    }

    /// Nobody can call up again what was typed before.
    default void forget() {}

    @Override
    void close();
}
