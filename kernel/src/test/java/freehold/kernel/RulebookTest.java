package freehold.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RulebookTest {
    @Test
    void rulesAreFoundByTheirNumbers() {
        var book = Rulebook.parse("""
                # A game
                Some words before.
                - **X1 Board.** A board.
                  - of cells
                - **X2 Two things.** Both hold:
                  - X2a. the first
                  - X2b. the second

                ## Tokens
                Not part of any rule.
                """);
        assertThat(book.entries())
                .containsExactly(
                        new Rulebook.Entry("X1", "Board", "A board.\n  - of cells"),
                        new Rulebook.Entry("X2", "Two things", "Both hold:"),
                        new Rulebook.Entry("X2a", "", "the first"),
                        new Rulebook.Entry("X2b", "", "the second"));
        assertThat(book.entry("X2a")).map(Rulebook.Entry::text).contains("the first");
        assertThat(book.entry("X9")).isEmpty();
    }
}
