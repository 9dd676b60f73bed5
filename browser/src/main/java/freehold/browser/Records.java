package freehold.browser;

import freehold.answers.Teller;
import freehold.kernel.Course;
import freehold.kernel.Ply;
import freehold.kernel.wire.JsonWriter;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import java.util.LinkedHashMap;

/// Records (`.fgn`), written and read.
final class Records {
    private Records() {}

    /// The record of a line, as one JSON text. The question's text holds the tags, one on each line: `Seat1 Ada`.
    static String write(Course course, Question question) {
        var tags = new LinkedHashMap<String, String>();
        question.text().lines().filter(line -> line.indexOf(' ') > 0).forEach(line -> {
            var space = line.indexOf(' ');
            tags.put(line.substring(0, space), line.substring(space + 1));
        });
        return new JsonWriter()
                .text(FgnWriter.write(new Scoresheet(tags, course)))
                .toString();
    }

    /// The first game of a record.
    static String read(Question question, Teller teller) {
        var games = FgnReader.read(question.text());
        if (games.size() != 1) {
            return Faults.of("invalid", "one game is expected, not " + games.size())
                    .json();
        }
        return switch (games.getFirst()) {
            case FgnGame.Unreadable(var _, var because) ->
                Faults.of("invalid", because).json();
            case Scoresheet sheet ->
                sheet.broken().map(broken -> Faults.of(broken, teller).json()).orElseGet(() -> json(sheet));
        };
    }

    private static String json(Scoresheet sheet) {
        var course = sheet.course();
        var out = new JsonWriter().beginObject();
        out.name("game").text(course.game().id());
        out.name("edition").number(course.game().edition());
        out.name("seats").number(course.setup().seats());
        out.name("options").beginObject();
        course.setup().options().values().forEach((key, value) -> out.name(key).scalar(value));
        out.endObject().name("plies").beginArray();
        course.plies().stream().map(Ply::token).forEach(out::text);
        out.endArray().name("tags").beginObject();
        sheet.tags().forEach((name, value) -> out.name(name).text(value));
        return out.endObject().endObject().toString();
    }
}
