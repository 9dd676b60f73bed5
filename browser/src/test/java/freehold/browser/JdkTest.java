package freehold.browser;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is put into the browser's class library does what the JDK does.
class JdkTest {
    private static final int TRIES = 10_000;

    @Test
    void bitsAreExpandedAsTheJdkDoes() {
        var random = new Random(1);
        for (var i = 0; i < TRIES; i++) {
            var some = random.nextLong();
            var mask = some & random.nextLong();
            var bits = i % 2 == 0 ? 1L << random.nextInt(64) : random.nextLong();
            assertThat(Jdk.expand(bits, mask)).isEqualTo(Long.expand(bits, mask));
            assertThat(Jdk.expand((int) bits, (int) mask)).isEqualTo(Integer.expand((int) bits, (int) mask));
        }
    }

    @Test
    void theNthCellIsTheOneThatTheJvmFinds() {
        var random = new Random(2);
        for (var i = 0; i < TRIES; i++) {
            var some = random.nextLong();
            var set = (some & random.nextLong()) | 1L << random.nextInt(64);
            var n = random.nextInt(Long.bitCount(set));
            assertThat(Jdk.nth(set, n)).isEqualTo(Cells.nth(set, n));
        }
        assertThat(Jdk.nth(-1L, 63)).isEqualTo(63);
    }

    @Test
    void aFullOrEmptyMaskIsNoExceptionalCase() {
        assertThat(Jdk.expand(-1L, -1L)).isEqualTo(-1L);
        assertThat(Jdk.expand(1L << 63, -1L)).isEqualTo(1L << 63);
        assertThat(Jdk.expand(-1L, 0L)).isZero();
        assertThat(Jdk.expand(-1, -1)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\n", "a\n\nb", "a\r\nb\rc", "\n", "\r\n", "a\n\r\nb\n"})
    void linesEndWhereTheJdkEndsThem(String text) {
        assertThat(Jdk.lines(text).toList()).isEqualTo(text.lines().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\n", "\t \r\n", "\u3000", " a ", "\u00a0"})
    void whiteSpaceIsWhatTheJdkTakesForIt(String text) {
        assertThat(Jdk.isBlank(text)).isEqualTo(text.isBlank());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a|b", "|a||b|", "|"})
    void textsAreSplitWhereTheJdkSplitsThem(String text) {
        var bar = Pattern.compile("\\|");
        assertThat(Jdk.splitAsStream(bar, text).toList())
                .isEqualTo(bar.splitAsStream(text).toList());
    }

    @Test
    void allMatchesAreFound() {
        var word = Pattern.compile("[a-z]+");
        assertThat(Jdk.results(word.matcher("one two, three")).map(MatchResult::group))
                .containsExactly("one", "two", "three");
    }
}
