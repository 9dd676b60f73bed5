package freehold.browser;

import freehold.answers.CourseLog;
import freehold.answers.PositionView;
import freehold.answers.StoryView;
import freehold.answers.Teller;
import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.function.Consumer;

/// Answers questions with the JSON that the server would send.
final class Answers {
    private final Lines lines = new Lines();
    private final Pondering pondering = new Pondering();
    private final Thoughts thoughts = new Thoughts();

    /// @param soFar hears what is known before the answer is final
    String to(Question question, Consumer<String> soFar) {
        var teller = new Voice(question.language());
        try {
            return answer(question, teller, soFar);
        } catch (IllegalPly e) {
            return Faults.of(e, teller).json();
        } catch (InvalidSetup e) {
            return Faults.of(e, teller).json();
        }
    }

    private String answer(Question question, Teller teller, Consumer<String> soFar) {
        return switch (question.kind()) {
            case "games" -> Books.games(teller);
            case "rules" -> Books.rules(Lines.game(question), teller);
            case "rulebook" -> Books.rulebook(Lines.game(question), teller);
            case "guide" -> Books.guide(Lines.game(question), teller);
            case "lesson" -> Books.lesson(Lines.game(question), teller);
            case "position" -> position(question, teller);
            case "ahead" -> ahead(question, teller);
            case "why" -> why(question, teller);
            case "log" -> log(question, teller);
            case "story" -> StoryView.of(lines.course(question), teller).json();
            case "analysis" -> Thoughts.analysis(lines.course(question), question, teller, soFar);
            case "hint" -> Thoughts.hint(lines.course(question), question, teller, soFar);
            case "draws" -> Draws.after(lines.course(question), question);
            case "ponder" -> pondering.answer(lines.course(question), question, teller);
            case "placed" -> placed(question, teller);
            case "move" -> thoughts.move(lines.course(question), question);
            case "think-on" -> thoughts.thinkOn(lines.course(question));
            case "record" -> Records.write(lines.course(question), question);
            case "read" -> Records.read(question, teller);
            case "tidy" -> Records.tidy(question, teller);
            case "signature" -> Checks.signature(question);
            case "speed" -> Checks.speed(question);
            default ->
                Faults.of("bad-request", "there is no question '" + question.kind() + "'")
                        .json();
        };
    }

    private String position(Question question, Teller teller) {
        var position = lines.course(question).position();
        var viewer = viewer(question, position);
        // What another one may play depends on what is only guessed.
        var isTold = !isGuessed(question) || position.actor() == viewer;
        return PositionView.of(position, viewer, isTold, teller).json();
    }

    private String ahead(Question question, Teller teller) {
        var line = lines.line(question);
        var plies = Math.clamp(question.number("ahead", 1), 0, line.played().size());
        var viewer = viewer(question, line.course().position());
        return new Ahead(line, viewer, plies, isGuessed(question)).json(teller);
    }

    /// Whether something in the line is a guess, because the viewer may not know it.
    private static boolean isGuessed(Question question) {
        return question.field("guessed").isPresent();
    }

    private String why(Question question, Teller teller) {
        var token = question.word("token");
        return PositionView.ruling(token, lines.course(question).position().judge(token), teller)
                .json();
    }

    private String log(Question question, Teller teller) {
        var course = lines.course(question);
        return list(
                question.word("revealed").equals("true")
                        ? CourseLog.revealed(course, teller)
                        : CourseLog.of(course, viewer(question, course.position()), teller));
    }

    /// A position that somebody is placing: as it looks, and whether the rules can lead to it.
    private static String placed(Question question, Teller teller) {
        var game = Lines.game(question);
        var placed = game.placed(Lines.setup(game, question), question.word("start"));
        var out = new JsonWriter().beginObject().name("view");
        placed.position().view(Position.SPECTATOR).write(out);
        out.name("ruling");
        PositionView.ruling("", placed.flaw().<Ruling>map(flaw -> flaw).orElse(new Ruling.Legal(0)), teller)
                .write(out);
        return out.endObject().toString();
    }

    private static int viewer(Question question, Position position) {
        var viewer = question.number("viewer", Position.SPECTATOR);
        if (viewer < Position.SPECTATOR || viewer > position.seats()) {
            throw new InvalidSetup(Phrase.of("'viewer' is a seat, or 0 for whoever has none"));
        }
        return viewer;
    }

    static String list(List<? extends Writable> values) {
        var out = new JsonWriter().beginArray();
        values.forEach(value -> value.write(out));
        return out.endArray().toString();
    }
}
