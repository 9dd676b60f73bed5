package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.Profile;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.position.Ending;
import freehold.kernel.position.Position;
import freehold.kernel.position.Rule;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Words;
import freehold.kernel.texts.Guide;
import freehold.kernel.texts.Lesson;
import freehold.kernel.texts.LevelRating;
import freehold.kernel.texts.PerftTable;
import freehold.kernel.texts.Rulebook;
import freehold.kernel.texts.Tactic;
import freehold.laws.three.Rules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What is asked of a game by the texts that it has.
class GameFilesTest {
    private static final Game BARE = new Rules();

    /// The same game with a home of its own, beside which lie a guide and Japanese words, and nothing else.
    private static final Game PUBLISHED = new Game() {
        @Override
        public Profile profile() {
            return new Profile("p", "Half", "nobody", "Half a game.", SeatRange.exactly(2), Options.Schema.of(), 1);
        }

        @Override
        public List<? extends Rule> rules() {
            return BARE.rules();
        }

        @Override
        public List<? extends Ending> endings() {
            return BARE.endings();
        }

        @Override
        public Position start(Setup setup) {
            return BARE.start(setup);
        }

        @Override
        public Class<?> home() {
            return GameFilesTest.class;
        }
    };

    @Test
    void aGameWithoutAGuideNeedsNoLesson() {
        assertThat(new GameFiles(BARE).beside(GameFiles.LESSON, Stream::of)).isEmpty();
        assertThat(new GameFiles(BARE).languages()).containsExactly(Language.ENGLISH);
    }

    @Test
    void aPublishedGameIsToldWhichFileToWrite() {
        var tests =
                new GameFiles(PUBLISHED).beside(GameFiles.LESSON, Stream::of).toList();
        assertThat(tests).hasSize(1);
        assertThatThrownBy(() -> tests.getFirst().getExecutable().execute())
                .hasMessageContaining("write src/main/java/freehold/laws/lesson.txt");
    }

    @Test
    void aLanguageThatIsBegunIsToldWhatIsMissing() {
        var files = new GameFiles(PUBLISHED);
        assertThat(files.otherLanguages()).containsExactly(Language.JAPANESE);
        assertThat(files.missing(Language.JAPANESE))
                .extracting(file -> file.getFileName().toString())
                .containsExactly("RULES.ja.md", "GUIDE.ja.md");
    }

    @Test
    void whatIsNotTranslatedIsToldInEnglish() {
        assertThat(Words.beside(BARE.home(), Language.JAPANESE)).isEqualTo(Words.ENGLISH);
        assertThat(Rulebook.of(BARE, Language.JAPANESE)).isEqualTo(Rulebook.of(BARE));
        assertThat(Guide.of(PUBLISHED, Language.JAPANESE)).isEqualTo(Guide.of(PUBLISHED, Language.ENGLISH));
    }

    @Test
    void whatIsNotWrittenYetIsEmpty() {
        assertThat(Guide.of(BARE, Language.ENGLISH).parts()).isEmpty();
        assertThat(Lesson.of(BARE).steps()).isEmpty();
        assertThat(PerftTable.of(BARE).lines()).isEmpty();
        assertThat(Tactic.of(BARE)).isEmpty();
        assertThat(LevelRating.of(BARE)).isEmpty();
    }

    @Test
    void aHeadingThatIsNotReadIsShownWithItsForm() {
        var book = Rulebook.parse("# R\n\n- **H1 盤。** 一。\n- **H2 手番** 二。\n");
        assertThat(Citations.numbers(book)).containsExactly("H1");
        assertThat(Citations.nearMisses(book))
                .contains("- **H2 手番** 二。", "- **N1 題。** 文")
                .doesNotContain("盤");
    }
}
