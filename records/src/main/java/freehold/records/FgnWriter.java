package freehold.records;

import java.util.LinkedHashMap;
import java.util.function.IntPredicate;

/// Writes records, variations and comments included.
public final class FgnWriter {
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
        course.setup().start().ifPresent(start -> tags.put("Start", start));
        tags.putAll(sheet.tags());
        tags.putIfAbsent("Result", Scoresheet.result(course.position()));

        var text = new StringBuilder();
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(escaped(value))
                .append("\"]\n"));
        return text.append('\n')
                .append(new MoveText().of(sheet.moves(), course.plies(), isHidden))
                .append('\n')
                .toString();
    }

    private static String escaped(String value) {
        return value.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
