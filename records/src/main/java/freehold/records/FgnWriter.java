package freehold.records;

import freehold.kernel.Course;
import freehold.kernel.position.Position;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.function.IntPredicate;

/// Writes records.
public final class FgnWriter {
    private static final int WIDTH = 100;

    private FgnWriter() {}

    public static String write(Scoresheet sheet) {
        return write(sheet, _ -> false);
    }

    /// Writes a game of which some plies may not be known yet: a comment stands in their place.
    ///
    /// @param isHidden by the index of the ply, from 0
    public static String write(Scoresheet sheet, IntPredicate isHidden) {
        var course = sheet.course();
        var tags = new LinkedHashMap<String, String>();
        tags.put("Game", course.game().id());
        tags.put("Edition", "" + course.game().edition());
        tags.put("Options", course.setup().options().toString());
        tags.put("Seats", "" + course.setup().seats());
        tags.putAll(sheet.tags());
        tags.putIfAbsent("Result", Scoresheet.result(course.position()));

        var text = new StringBuilder();
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(escaped(value))
                .append("\"]\n"));
        return text.append('\n').append(plies(course, isHidden)).append('\n').toString();
    }

    private static String escaped(String value) {
        return value.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    }

    /// The tokens in lines, numbered anew whenever a seat acts again after another one has.
    private static String plies(Course course, IntPredicate isHidden) {
        var text = new StringBuilder();
        var seen = new HashSet<Integer>();
        var number = 0;
        var last = Position.CHANCE;
        var column = 0;
        for (var i = 0; i < course.plies().size(); i++) {
            var ply = course.plies().get(i);
            var word = isHidden.test(i) ? "{secret}" : ply.token();
            if (ply.by() != Position.CHANCE && ply.by() != last) {
                last = ply.by();
                if (number == 0 || !seen.add(last)) {
                    seen.clear();
                    seen.add(last);
                    word = ++number + ". " + word;
                }
            }
            column += word.length() + 1;
            if (column > WIDTH) {
                text.append('\n');
                column = word.length() + 1;
            } else if (!text.isEmpty()) {
                text.append(' ');
            }
            text.append(word);
        }
        return text.toString();
    }
}
