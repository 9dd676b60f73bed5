package freehold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.telling.Language;
import freehold.kernel.telling.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What the terminal says, in Japanese.
class WordsTest {
    private static final Path FOLDER = Path.of("src", "main", "java", "freehold", "cli", "play");
    private static final Pattern SENTENCE = Pattern.compile("Phrase\\.of\\(\\s*\"((?:[^\"\\\\]|\\\\.)+)\"");
    private final Words words = Words.beside(Screen.class, Language.JAPANESE);

    @Test
    void everySentenceIsTranslated() throws IOException {
        var said = SENTENCE.matcher(code())
                .results()
                .map(match -> match.group(1))
                .filter(text -> text.replace("%s", "").matches(".*\\p{L}.*"));
        assertThat(words.templates().keySet())
                .containsAll(said.toList())
                .containsAll(Arrays.stream(Word.values()).map(Word::help).toList());
    }

    @Test
    void nothingIsTranslatedThatNobodySays() throws IOException {
        var code = code();
        assertThat(words.templates().keySet())
                .allSatisfy(english -> assertThat(code).contains("\"" + english + "\""));
    }

    @Test
    void partsAndPunctuationAreRight() {
        var latin = Pattern.compile("[ぁ-んァ-ヶ一-龠][(),:;.~]|[(),:;~][ぁ-んァ-ヶ一-龠]");
        assertThat(words.templates().values()).noneMatch(latin.asPredicate());
        words.templates()
                .forEach((english, other) ->
                        assertThat(other.split("%s", -1)).as(english).hasSameSizeAs(english.split("%s", -1)));
    }

    private static String code() throws IOException {
        try (var files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(WordsTest::text)
                    .collect(Collectors.joining("\n"));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
