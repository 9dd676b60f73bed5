package freehold.wire.game;

import freehold.kernel.wire.Wire;
import java.util.List;
import java.util.Optional;

/// @param rules the numbers of those that say it exactly
@Wire
public record GuidePart(String heading, List<Block> blocks, List<String> rules) {
    /// One of the two.
    ///
    /// @param text in Markdown
    public record Block(Optional<String> text, Optional<Figure> figure) {}
}
