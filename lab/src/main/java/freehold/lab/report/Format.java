package freehold.lab.report;

import freehold.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Numbers as people read them.
final class Format {
    private Format() {}

    /// `53.2 %`.
    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /// `53.2 % (50.1–56.3 %)`.
    static String percent(Interval interval) {
        return String.format(
                Locale.ROOT,
                "%.1f %% (%.1f–%.1f %%)",
                100 * interval.mean(),
                100 * interval.low(),
                100 * interval.high());
    }

    /// For tables: a share in percent, without the sign.
    static String hundredths(double share) {
        return number(100 * share);
    }

    static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    /// `+1.5` or `−1.5`, and `+0.0` for whatever rounds to it.
    static String signed(double number) {
        var tenths = Math.round(10 * number);
        return String.format(Locale.ROOT, "%+.1f", tenths / 10.0).replace('-', '−');
    }

    static String fine(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /// `a, b and c`.
    static String list(List<String> things) {
        if (things.size() < 2) {
            return String.join("", things);
        }
        return things.stream().limit(things.size() - 1L).collect(Collectors.joining(", ")) + " and " + things.getLast();
    }

    /// A text in lines of at most so many letters, broken between words.
    static List<String> lines(String text, int longest) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > longest) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    static String capital(String sentence) {
        return sentence.isEmpty() ? sentence : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }
}
