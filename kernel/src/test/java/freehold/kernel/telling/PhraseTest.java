package freehold.kernel.telling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PhraseTest {
    private static final Words JAPANESE = Words.parse("""
            # colours
            black = 黒

            places a %s stone on %s = %2$sに%1$s石を置く
            %s and %s = %sと%s
            """);

    @Test
    void theEnglishTemplateIsTheSentence() {
        assertThat(Phrase.of("places a %s stone on %s", "black", "d4")).hasToString("places a black stone on d4");
        assertThat(Phrase.of("row %2$s: %1$s, %s%s", 1, "B")).hasToString("row B: 1, 1B");
        assertThat(Phrase.of("costs $%sm", 5)).hasToString("costs $5m");
        assertThat(Phrase.NONE).hasToString("");
    }

    @Test
    void aBookTellsItInAnotherOrderAndItsPartsToo() {
        var phrase = Phrase.of("places a %s stone on %s", Phrase.of("black"), "d4");
        assertThat(phrase.in(JAPANESE)).isEqualTo("d4に黒石を置く");
        assertThat(Phrase.of("places a %s stone on %s", "black", "d4").in(JAPANESE))
                .as("a part that is no phrase stands for itself")
                .isEqualTo("d4にblack石を置く");
        assertThat(Phrase.of("unheard of: %s", 1).in(JAPANESE)).isEqualTo("unheard of: 1");
    }

    @Test
    void whatFillsATemplateIsNoTemplate() {
        assertThat(Phrase.of("'%s' is garbled", "%s %2$s %")).hasToString("'%s %2$s %' is garbled");
    }

    @Test
    void aSeatIsToldByItsNumberOrByThePlayersName() {
        var phrase = Phrase.of("buys %s from %s", Phrase.of("the %s", "marsh"), new SeatName(3));
        assertThat(phrase).hasToString("buys the marsh from seat 3");
        assertThat(phrase.in(Words.ENGLISH, seat -> "player " + seat)).isEqualTo("buys the marsh from player 3");
        assertThat(Phrase.of("%s and %s", phrase, new SeatName(1)).in(Words.ENGLISH, seat -> "@" + seat))
                .isEqualTo("buys the marsh from @3 and @1");
        assertThat(Phrase.of("%s and %s", new SeatName(1), new SeatName(2))
                        .in(Words.beside(Game.class, Language.JAPANESE).and(JAPANESE)))
                .isEqualTo("席1と席2");
    }

    @Test
    void severalAreJoined() {
        var parts = List.of(Phrase.of("a"), Phrase.of("b"), Phrase.of("c"));
        assertThat(Phrase.joined("%s and %s", parts)).hasToString("a and b and c");
        assertThat(Phrase.joined("%s and %s", parts).in(JAPANESE)).isEqualTo("aとbとc");
        assertThat(Phrase.joined("%s and %s", List.of()).isEmpty()).isTrue();
    }

    @Test
    void booksThatContradictEachOtherAreABug() {
        assertThat(JAPANESE.and(Words.parse("black = 黒\nwhite = 白")).of("white"))
                .isEqualTo("白");
        assertThatThrownBy(() -> JAPANESE.and(Words.parse("black = ブラック"))).hasMessageContaining("two ways");
        assertThatThrownBy(() -> Words.parse("a = b\na = c")).hasMessageContaining("twice");
    }

    @Test
    void languagesAreFoundByTheirCodes() {
        assertThat(Language.of("ja")).contains(Language.JAPANESE);
        assertThat(Language.of("ja_JP.UTF-8")).contains(Language.JAPANESE);
        assertThat(Language.of("EN-gb")).contains(Language.ENGLISH);
        assertThat(Language.of("jam")).isEmpty();
        assertThat(Language.of("C")).isEmpty();
    }

    @Test
    void whatTheKernelSaysIsTranslated() throws IOException {
        var words = Words.beside(Game.class, Language.JAPANESE).templates().keySet();
        var literal = Pattern.compile("Phrase\\.of\\(\\s*\"((?:[^\"\\\\]|\\\\.)+)\"");
        var word = Pattern.compile("\\w{2}");
        try (var files = Files.walk(Path.of("src", "main", "java"))) {
            var said = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> literal.matcher(read(file)).results())
                    .map(match -> match.group(1))
                    .collect(Collectors.toSet());
            assertThat(said).containsAll(words);
            assertThat(words)
                    .containsAll(said.stream()
                            .filter(template -> word.matcher(template).find())
                            .toList());
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
