package freehold.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import freehold.kernel.texts.Rulebook;
import java.util.List;
import java.util.Optional;

/// All that the rules of a game say, in the order in which they say it.
public record RulebookView(String title, List<Section> sections) {
    /// @param heading empty for what stands above the first one
    public record Section(String heading, List<Block> blocks) {}

    /// Either a text in Markdown, or the number of a rule.
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Block(Optional<String> text, Optional<String> rule) {}

    public static RulebookView of(Rulebook book) {
        return new RulebookView(
                book.title(),
                book.sections().stream()
                        .map(section -> new Section(
                                section.heading(),
                                section.blocks().stream()
                                        .map(RulebookView::block)
                                        .toList()))
                        .toList());
    }

    private static Block block(Rulebook.Block block) {
        return switch (block) {
            case Rulebook.Prose(var text) -> new Block(Optional.of(text), Optional.empty());
            case Rulebook.Entry entry -> new Block(Optional.empty(), Optional.of(entry.number()));
        };
    }
}
