package freehold.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jline.utils.WCWidth;

/// A text broken into lines that fit: between words, and in Japanese between any two characters, except that no line
/// begins with what closes or ends with what opens.
final class Lines {
    private static final String INDENT = "    ";
    private static final String WIDE = "\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\u3000-\\u30ff\\uff00-\\uffef";
    private static final String OPENING = "（「【";
    private static final String CLOSING = "、。）」】：？！～ー・ぁぃぅぇぉっゃゅょァィゥェォッャュョ";
    /// What stays on one line, with the blanks before it.
    private static final Pattern UNIT =
            Pattern.compile("\\s*[%s]*(?:[^\\s%s]+|[%s])[%s]*".formatted(OPENING, WIDE, WIDE, CLOSING));

    private Lines() {}

    static List<String> of(String text, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var unit : UNIT.matcher(text).results().map(MatchResult::group).toList()) {
            if (!line.isEmpty() && columns(line) + columns(unit) > width) {
                lines.add(line.toString());
                line = new StringBuilder(INDENT).append(unit.stripLeading());
            } else {
                line.append(unit);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /// Chinese and Japanese characters take two columns of a terminal.
    private static int columns(CharSequence text) {
        return text.codePoints().map(WCWidth::wcwidth).sum();
    }
}
