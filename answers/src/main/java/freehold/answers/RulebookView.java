package freehold.answers;

import freehold.kernel.texts.Rulebook;
import freehold.wire.game.Rulebook.Block;
import freehold.wire.game.Rulebook.Section;
import java.util.Optional;

/// All that the rules of a game say, made ready for the wire.
public final class RulebookView {
    private RulebookView() {}

    public static freehold.wire.game.Rulebook of(Rulebook book) {
        return new freehold.wire.game.Rulebook(
                book.title(),
                book.sections().stream().map(RulebookView::section).toList());
    }

    private static Section section(Rulebook.Section section) {
        return new Section(
                section.heading(),
                section.blocks().stream().map(RulebookView::block).toList());
    }

    private static Block block(Rulebook.Block block) {
        return switch (block) {
            case Rulebook.Prose(var text) -> new Block(Optional.of(text), Optional.empty());
            case Rulebook.Entry entry -> new Block(Optional.empty(), Optional.of(entry.number()));
        };
    }
}
