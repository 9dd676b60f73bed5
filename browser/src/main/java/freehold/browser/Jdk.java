package freehold.browser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Methods that the JDK has and the class library of the browser lacks or gets wrong. The compiler puts them there
/// (`build.MissingMethods`), so rules and search are the same on the JVM, where `expand` is a single instruction.
public final class Jdk {
    private static final int HALF = 32;
    private static final int SIGN = 31;
    /// What a page may take without harm.
    private static final long MEMORY = 512L << 20;

    private Jdk() {}

    /// The lines of a text, without what ends them.
    public static Stream<String> lines(String text) {
        var lines = new ArrayList<String>();
        var from = 0;
        while (from < text.length()) {
            var to = from;
            while (to < text.length() && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
                to++;
            }
            lines.add(text.substring(from, to));
            from = to + (text.startsWith("\r\n", to) ? 2 : 1);
        }
        return lines.stream();
    }

    /// TeaVM takes the end of a line for something.
    public static boolean isBlank(String text) {
        return text.strip().isEmpty();
    }

    public static long maxMemory(Runtime runtime) {
        return MEMORY;
    }

    public static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
        return Arrays.stream(pattern.split(text));
    }

    public static Stream<MatchResult> results(Matcher matcher) {
        var results = new ArrayList<MatchResult>();
        matcher.reset();
        while (matcher.find()) {
            results.add(matcher.toMatchResult());
        }
        return results.stream();
    }

    /// Bit i of `bits` goes where the i-th bit of `mask` is.
    public static long expand(long bits, long mask) {
        var result = 0L;
        for (var left = bits; left != 0; left &= left - 1) {
            result |= bit(mask, Long.numberOfTrailingZeros(left));
        }
        return result;
    }

    public static int expand(int bits, int mask) {
        return (int) expand(bits & 0xFFFF_FFFFL, mask & 0xFFFF_FFFFL);
    }

    /// The i-th bit of a mask, counted from 0; nothing if it has no more than i.
    private static long bit(long mask, int i) {
        return i < Long.bitCount(mask) ? 1L << nth(mask, i) : 0;
    }

    /// Where the i-th bit of a mask is. Halves tell by how many bits they have in which of them it is. There is no
    /// branch, since nobody could guess which way it goes.
    public static int nth(long mask, int i) {
        var at = 0;
        var left = i;
        for (var width = HALF; width > 0; width >>= 1) {
            var below = Long.bitCount(mask >>> at & (1L << width) - 1);
            var isAbove = ~((left - below) >> SIGN);
            left -= below & isAbove;
            at += width & isAbove;
        }
        return at;
    }
}
