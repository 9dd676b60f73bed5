package freehold.wire.game;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Optional;

/// All that the rules of a game say, in the order in which they say it.
@Wire
public record Rulebook(String title, List<Section> sections) implements Writable {
    @Override
    public void write(JsonWriter out) {
        RulebookJson.write(this, out);
    }

    /// @param heading empty for what stands above the first one
    public record Section(String heading, List<Block> blocks) {}

    /// Either a text in Markdown, or the number of a rule.
    public record Block(Optional<String> text, Optional<String> rule) {}
}
