package freehold.browser;

import freehold.answers.Teller;
import freehold.kernel.Course;
import freehold.kernel.Ply;
import freehold.kernel.telling.Phrase;
import freehold.kernel.wire.JsonWriter;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import freehold.records.Variation;
import java.util.LinkedHashMap;
import java.util.function.Function;

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

    /// The one game of a record, as data.
    static String read(Question question, Teller teller) {
        return about(question, teller, Records::json);
    }

    /// The same record as it is written here.
    static String tidy(Question question, Teller teller) {
        return about(
                question,
                teller,
                sheet -> new JsonWriter().text(FgnWriter.write(sheet)).toString());
    }

    private static String about(Question question, Teller teller, Function<Scoresheet, String> answer) {
        var games = FgnReader.read(question.text());
        if (games.size() != 1) {
            return Faults.of("invalid", teller.tell(Phrase.of("one game is expected, not %s", games.size())))
                    .json();
        }
        return switch (games.getFirst()) {
            case FgnGame.Unreadable(var _, var because) ->
                Faults.of("invalid", because).json();
            case Scoresheet sheet ->
                sheet.broken().map(stop -> Faults.of(stop, teller).json()).orElseGet(() -> answer.apply(sheet));
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
        out.endObject();
        course.setup().start().ifPresent(start -> out.name("start").text(start));
        out.name("plies").beginArray();
        course.plies().stream().map(Ply::token).forEach(out::text);
        out.endArray().name("moves");
        moves(sheet.moves(), out);
        out.name("tags").beginObject();
        sheet.tags().forEach((name, value) -> out.name(name).text(value));
        return out.endObject().endObject().toString();
    }

    /// Tokens; after each what is said of it, then its alternatives, each a list of its own.
    private static void moves(Variation line, JsonWriter out) {
        out.beginArray();
        notes(line.before(), out);
        for (var step : line.steps()) {
            out.text(step.token());
            notes(step.notes(), out);
            step.others().forEach(other -> moves(other, out));
        }
        out.endArray();
    }

    private static void notes(Variation.Notes notes, JsonWriter out) {
        if (!notes.isEmpty()) {
            out.beginObject();
            notes.name().ifPresent(name -> out.name("name").text(name));
            notes.comment().ifPresent(comment -> out.name("comment").text(comment));
            out.endObject();
        }
    }
}
