package freehold.server.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Phrase;
import freehold.kernel.Position;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Watch;
import freehold.server.agents.Analyst;
import freehold.server.hall.Hall;
import freehold.server.json.Body;
import freehold.server.json.Json;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import io.helidon.http.HeaderNames;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;

/// What search thinks of a position, line by line as it finds out.
final class AnalysisResource {
    private static final int LONGEST_MILLIS = 10_000;
    private static final int MOST_MOVES = 50;
    private static final int PATIENCE_SECONDS = 90;

    private static final Logger LOG = Logger.getLogger(AnalysisResource.class.getName());

    private final Analyst analyst;
    private final Hall hall;

    /// @param value the acting seat's expected share of the win
    /// @param values every seat's, seat 1 first
    record Line(
            long nodes,
            double value,
            List<Double> values,
            List<String> pv,
            List<Move> moves,
            @JsonProperty("final") boolean isFinal) {
        static Line of(Analysis analysis, boolean isFinal, IntFunction<String> text) {
            var best = analysis.best();
            var moves = analysis.candidates().stream()
                    .limit(MOST_MOVES)
                    .map(move -> new Move(move.token(), text.apply(move.move()), move.value(), move.share()))
                    .toList();
            return new Line(analysis.nodes(), best.value(), analysis.values(), best.line(), moves, isFinal);
        }
    }

    /// @param text what it does, in words
    record Move(String token, String text, double value, double share) {}

    AnalysisResource(Analyst analyst, Hall hall) {
        this.analyst = analyst;
        this.hall = hall;
    }

    /// `POST /analysis`
    void think(Exchange exchange) {
        var body = exchange.body();
        var course = Positions.course(body);
        var position = course.position();
        if (position.isOver() || position.actor() == Position.CHANCE) {
            throw new Refused(Refused.Code.INVALID, "nobody acts in this position");
        }
        if (holdsSecrets(position) && !isOwnFinishedTable(exchange, body, course)) {
            throw new Refused(
                    Refused.Code.SECRET,
                    "this position holds secrets; name one of your own finished tables of which it is part ('table')");
        }
        stream(exchange, course.game(), position, time(body));
    }

    /// `POST /tables/{id}/hint`: what the caller might play now. Search guesses what the caller may not know.
    void hint(Exchange exchange) {
        var guest = exchange.somebody();
        var time = time(exchange.body());
        var turn = hall.look(exchange.path("id"), table -> advisable(table, guest));
        stream(exchange, turn.game(), turn.position(), time);
    }

    private record Turn(Game game, Position position) {}

    /// Between people there are no hints.
    private static Turn advisable(Table table, Guest guest) {
        var own = table.seatsOf(guest);
        if (own.isEmpty()) {
            throw new Refused(Refused.Code.NOT_SEATED, "you have no seat at this table");
        }
        if (table.actingSeat().filter(own::contains).isEmpty()) {
            throw new Refused(Refused.Code.NOT_YOUR_TURN, "it is not your turn");
        }
        var isAmongPeople = IntStream.rangeClosed(1, table.chairs().size())
                .anyMatch(seat -> !own.contains(seat) && table.agentLevel(seat).isEmpty());
        if (isAmongPeople) {
            throw new Refused(Refused.Code.SECRET, "hints are for games against the computer");
        }
        return new Turn(table.course().game(), table.position().copy());
    }

    private static int time(Body body) {
        var time = body.optionalWhole("time").orElse(1_000);
        if (time < 1 || time > LONGEST_MILLIS) {
            throw new Refused(Refused.Code.BAD_REQUEST, Phrase.of("'time' is 1 to %s milliseconds", LONGEST_MILLIS));
        }
        return time;
    }

    private static boolean holdsSecrets(Position position) {
        var open = position.view(Position.SPECTATOR);
        return IntStream.rangeClosed(1, position.seats())
                .anyMatch(seat -> !position.view(seat).equals(open));
    }

    private boolean isOwnFinishedTable(Exchange exchange, Body body, Course course) {
        var id = body.optionalText("table", Positions.LONGEST_TOKEN);
        return !id.isEmpty()
                && hall.look(id, table -> {
                    var plies = table.course().plies();
                    return table.status() == Status.OVER
                            && table.chairs().stream().anyMatch(chair -> chair.isOf(exchange.guest()))
                            && table.course().game().equals(course.game())
                            && table.course().setup().equals(course.setup())
                            && plies.size() >= course.plies().size()
                            && plies.subList(0, course.plies().size()).equals(course.plies());
                });
    }

    private void stream(Exchange exchange, Game game, Position position, int millis) {
        var words = exchange.words();
        var found = new Findings(move -> position.tell(move).in(words));
        analyst.think(asker(exchange), game, position, Budget.ofMillis(millis), found, found::finish);
        exchange.response().header(HeaderNames.CONTENT_TYPE, "application/x-ndjson");
        try (var out = exchange.response().outputStream()) {
            found.writeTo(out);
        } catch (IOException | UncheckedIOException e) {
            // Whoever asked has gone on to another position; part of the answer is out, so there is nothing to add.
            LOG.log(Level.FINE, "an analysis was not read to its end", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            found.stop();
        }
    }

    /// Strangers are told apart by where they are.
    private static String asker(Exchange exchange) {
        return exchange.guest().isStranger()
                ? "address " + exchange.address()
                : "guest " + exchange.guest().id();
    }

    /// What was found so far; carried from the thread that thinks to the one that writes.
    private static final class Findings implements Watch {
        private final LinkedBlockingQueue<Line> lines = new LinkedBlockingQueue<>();
        private final IntFunction<String> text;
        private volatile boolean isStopped;

        /// @param text what a move does, in words
        Findings(IntFunction<String> text) {
            this.text = text;
        }

        @Override
        public boolean isStopped() {
            return isStopped;
        }

        @Override
        public void report(Analysis analysis) {
            lines.add(Line.of(analysis, false, text));
        }

        void finish(Analysis analysis) {
            lines.add(Line.of(analysis, true, text));
        }

        void stop() {
            isStopped = true;
        }

        void writeTo(OutputStream out) throws IOException, InterruptedException {
            var isGoingOn = true;
            while (isGoingOn) {
                var line = Optional.ofNullable(lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
                if (line.isPresent()) {
                    out.write((Json.write(line.get()) + "\n").getBytes(StandardCharsets.UTF_8));
                    out.flush();
                }
                isGoingOn = line.isPresent() && !line.get().isFinal();
            }
        }
    }
}
