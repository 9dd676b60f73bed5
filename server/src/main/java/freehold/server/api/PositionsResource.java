package freehold.server.api;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.kernel.position.View;
import freehold.server.guard.Work;
import freehold.server.http.Answer;
import freehold.server.http.Exchange;
import freehold.server.http.Speech;
import freehold.server.json.Body;
import freehold.server.decisions.Play;
import freehold.server.table.Refused;
import freehold.server.table.Scores;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// PositionsResource without a table, for replays, previews, lessons and analysis. Nothing is stored.
public final class PositionsResource {
    public static final int MOST_PLIES = 5000;
    public static final int LONGEST_TOKEN = 64;

    /// @param weights of what chance may draw, in the order of `legal`
    public record Answer(
            Optional<Integer> by,
            List<String> legal,
            Optional<List<Integer>> weights,
            View view,
            String prompt,
            Optional<List<Integer>> winners,
            Optional<List<Number>> scores) {
        /// @param isTold whether the viewer may know what is legal
        static Answer of(Position position, int viewer, boolean isTold, Speech speech) {
            var isOver = position.isOver();
            return new Answer(
                    Optional.of(position.actor()).filter(actor -> actor != Position.NOBODY),
                    isTold ? position.legalTokens() : List.of(),
                    isTold && position.actor() == Position.CHANCE ? Optional.of(weights(position)) : Optional.empty(),
                    position.view(viewer),
                    isTold && !isOver ? speech.tell(position.prompt()) : "",
                    Optional.of(Arrays.stream(position.winners()).boxed().toList())
                            .filter(_ -> isOver),
                    Optional.of(Scores.of(position)).filter(_ -> isOver));
        }

        private static List<Integer> weights(Position position) {
            return IntStream.of(position.legalMoves())
                    .boxed()
                    .sorted(Comparator.comparing(position::token))
                    .map(position::weight)
                    .toList();
        }
    }

    /// `POST /positions`
    public void show(Exchange exchange) {
        var body = exchange.body();
        var position = course(exchange, body).position();
        exchange.send(Answer.of(position, viewer(body, position), true, exchange.speech()));
    }

    /// `POST /positions/log`
    public void log(Exchange exchange) {
        var body = exchange.body();
        var course = course(exchange, body);
        var viewer = viewer(body, course.position());
        exchange.send(exchange.exert(() -> LogView.of(course, viewer, exchange.speech())));
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
        exchange.send(ruling(token, course(exchange, body).position().judge(token), exchange.speech()));
    }

    public static Map<String, Object> ruling(String token, Ruling ruling, Speech speech) {
        return switch (ruling) {
            case Ruling.Legal _ -> Map.of("legal", true);
            case Ruling.Refused refusal -> refused(token, refusal, speech);
        };
    }

    private static Map<String, Object> refused(String token, Ruling.Refused refusal, Speech speech) {
        var answer = new LinkedHashMap<String, Object>();
        answer.put("legal", false);
        answer.putAll(Play.illegal(token, refusal, Map.of()).details());
        answer.put("message", speech.tell(refusal.sentence()));
        return answer;
    }

    /// The game that a body describes.
    public static Course course(Exchange exchange, Body body) {
        var present = Games.named(body.text("game", LONGEST_TOKEN));
        var game = present.inEdition(body.optionalWhole("edition").orElse(present.edition()));
        var seats = body.optionalWhole("seats").orElse(game.seats().min());
        var course = new Course(game, game.setup(seats, body.values("options", LONGEST_TOKEN)));
        var plies = body.texts("plies", MOST_PLIES, LONGEST_TOKEN);
        exchange.charge(Work.PLY, plies.size());
        return plies.isEmpty() ? course : exchange.exert(() -> play(course, plies));
    }

    private static Course play(Course course, List<String> plies) {
        for (var token : plies) {
            if (course.play(token) instanceof Ruling.Refused refusal) {
                throw Play.illegal(
                        token, refusal, Map.of("index", course.plies().size()));
            }
        }
        return course;
    }
}
