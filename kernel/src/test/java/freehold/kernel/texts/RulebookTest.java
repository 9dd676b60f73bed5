package freehold.kernel.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

    @Test
    void aTitleMayEndWithTheFullStopOfItsLanguage() {
        var book = Rulebook.parse("""
                - **X1 盤。** 一辺4マスです。
                  - X1a。 空です。
                """);
        assertThat(book.entries())
                .containsExactly(new Rulebook.Entry("X1", "盤", "一辺4マスです。"), new Rulebook.Entry("X1a", "", "空です。"));
    }

    @Test
    void whatHasNoNumberStandsInItsSection() {
        var book = Rulebook.parse("""
                # A game

                What it is.

                ## Rules
                - **X1 Board.** A board.

                Something more.
                ## Tokens
                | a | b |
                |---|---|
                """);
        assertThat(book.title()).isEqualTo("A game");
        assertThat(book.sections())
                .containsExactly(
                        new Rulebook.Section("", List.of(new Rulebook.Prose("What it is."))),
                        new Rulebook.Section(
                                "Rules",
                                List.of(
                                        new Rulebook.Entry("X1", "Board", "A board."),
                                        new Rulebook.Prose("Something more."))),
                        new Rulebook.Section("Tokens", List.of(new Rulebook.Prose("| a | b |\n|---|---|"))));
    }
}
