package freehold.server.api;

import freehold.answers.CourseLog;
import freehold.answers.PositionView;
import freehold.answers.Replay;
import freehold.answers.StoryView;
import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.position.Position;
import freehold.server.decisions.Play;
import freehold.server.guard.Work;
import freehold.server.http.Exchange;
import freehold.server.json.Body;
import freehold.server.table.Refused;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Positions without a table, for replays, previews, lessons and analysis. Nothing is stored.
public final class PositionsResource {
    public static final int MOST_PLIES = 5000;
    public static final int LONGEST_TOKEN = 64;
    private static final int LONGEST_START = 2000;

    /// `POST /positions`
    public void show(Exchange exchange) {
        var body = exchange.body();
        var position = course(exchange, body).position();
        exchange.send(PositionView.of(position, viewer(body, position), true, exchange.speech()));
    }

    /// `POST /positions/log`
    public void log(Exchange exchange) {
        var body = exchange.body();
        var course = course(exchange, body);
        var viewer = viewer(body, course.position());
        exchange.sendAll(exchange.exert(() -> CourseLog.of(course, viewer, exchange.speech())));
    }

    /// `POST /positions/story`
    public void story(Exchange exchange) {
        var course = course(exchange, exchange.body());
        exchange.send(exchange.exert(() -> StoryView.of(course, exchange.speech())));
    }

    private static int viewer(Body body, Position position) {
        var viewer = body.optionalWhole("viewer").orElse(Position.SPECTATOR);
        if (viewer < Position.SPECTATOR || viewer > position.seats()) {
            throw new Refused(Refused.Code.BAD_REQUEST, "'viewer' is a seat, or 0 for whoever has none");
        }
        return viewer;
    }

    /// `POST /positions/why`
    public void why(Exchange exchange) {
        var body = exchange.body();
        var token = body.text("token", LONGEST_TOKEN);
        exchange.send(
                PositionView.ruling(token, course(exchange, body).position().judge(token), exchange.speech()));
    }

    /// The game that a body describes.
    public static Course course(Exchange exchange, Body body) {
        var present = Games.named(body.text("game", LONGEST_TOKEN));
        var game = present.inEdition(body.optionalWhole("edition").orElse(present.edition()));
        var seats = body.optionalWhole("seats").orElse(game.seats().min());
        var start = Optional.of(body.optionalText("start", LONGEST_START)).filter(text -> !text.isEmpty());
        var course = new Course(game, game.setup(seats, body.values("options", LONGEST_TOKEN), start));
        var plies = body.texts("plies", MOST_PLIES, LONGEST_TOKEN);
        play(exchange, course, plies);
        return course;
    }

    /// Plays what somebody sent.
    static void play(Exchange exchange, Course course, List<String> plies) {
        exchange.charge(Work.PLY, plies.size());
        if (!plies.isEmpty()) {
            exchange.exert(() -> play(course, plies));
        }
    }

    private static Course play(Course course, List<String> plies) {
        Replay.play(course, plies).ifPresent(stop -> {
            throw Play.illegal(stop.token(), stop.refusal(), Map.of("index", stop.index()));
        });
        return course;
    }
}
