package freehold.server.api;

import freehold.answers.Advice;
import freehold.answers.AnalysisView;
import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Watch;
import freehold.server.agents.Analyst;
import freehold.server.guard.Work;
import freehold.server.hall.Hall;
import freehold.server.http.Answer;
import freehold.server.http.Exchange;
import freehold.server.http.Speech;
import freehold.server.json.Body;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import freehold.wire.AnalysisLine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/// What search thinks of a position, line by line as it finds out.
public final class AnalysisResource {
    private static final int LONGEST_MILLIS = 10_000;
    private static final int MOST_NODES = 1_000_000;
    private static final int PATIENCE_SECONDS = 90;

    private final Analyst analyst;
    private final Hall hall;

    public AnalysisResource(Analyst analyst, Hall hall) {
        this.analyst = analyst;
        this.hall = hall;
    }

    /// `POST /analysis`
    public void think(Exchange exchange) {
        var body = exchange.body();
        var course = PositionsResource.course(exchange, body);
        var position = course.position();
        if (!Advice.isPossible(position)) {
            throw new Refused(Refused.Code.INVALID, "nobody acts in this position");
        }
        if (Advice.dependsOnSecrets(position) && !isOwnFinishedTable(exchange, body, course)) {
            throw new Refused(
                    Refused.Code.SECRET,
                    "this position holds secrets; name one of your own finished tables of which it is part ('table')");
        }
        stream(exchange, new Turn(course.game(), course.setup(), position), budget(body));
    }

    /// `POST /tables/{id}/hint`: what the caller might play now. Search guesses what the caller may not know.
    public void hint(Exchange exchange) {
        var guest = exchange.somebody();
        var budget = budget(exchange.body());
        var turn = hall.look(exchange.path("id"), table -> advisable(table, guest));
        stream(exchange, turn, budget);
    }

    private record Turn(Game game, Setup setup, Position position) {}

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
        return new Turn(
                table.course().game(),
                table.course().setup(),
                table.course().asKnownTo(table.actor()).position().copy());
    }

    /// With a number of simulated games the answer is the same whenever it is asked for, unless time runs out.
    private static Budget budget(Body body) {
        var nodes = bounded(body, "nodes", MOST_NODES);
        var time = bounded(body, "time", LONGEST_MILLIS);
        return nodes.isPresent()
                ? Budget.ofNodes(nodes.get(), time.orElse(LONGEST_MILLIS))
                : Budget.ofMillis(time.orElse(1_000));
    }

    private static Optional<Integer> bounded(Body body, String field, int most) {
        var number = body.optionalWhole(field);
        if (number.filter(n -> n < 1 || n > most).isPresent()) {
            throw new Refused(Refused.Code.BAD_REQUEST, Phrase.of("'%s' is 1 to %s", field, most));
        }
        return number;
    }

    private boolean isOwnFinishedTable(Exchange exchange, Body body, Course course) {
        var id = body.optionalText("table", PositionsResource.LONGEST_TOKEN);
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

    private void stream(Exchange exchange, Turn turn, Budget budget) {
        exchange.charge(Work.ANALYSIS, 1);
        var found = new Findings(turn.position(), exchange.speech());
        analyst.think(
                exchange.network(),
                asker(exchange),
                turn.game(),
                turn.setup(),
                turn.position(),
                budget,
                found,
                found::finish);
        try {
            var pieces = exchange.answer().begin(Answer.NDJSON);
            found.writeTo(pieces);
            pieces.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // whoever asked has gone on to another position
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            exchange.answer().abort(e);
        } finally {
            found.stop();
        }
    }

    /// Strangers are told apart by where they are.
    private static String asker(Exchange exchange) {
        return exchange.guest().isStranger()
                ? "network " + exchange.network()
                : "guest " + exchange.guest().id();
    }

    /// What was found so far; carried from the thread that thinks to the one that writes.
    private static final class Findings implements Watch {
        private final LinkedBlockingQueue<AnalysisLine> lines = new LinkedBlockingQueue<>();
        private final Position position;
        private final Speech speech;
        private volatile boolean isStopped;

        Findings(Position position, Speech speech) {
            this.position = position;
            this.speech = speech;
        }

        @Override
        public boolean isStopped() {
            return isStopped;
        }

        @Override
        public void report(Analysis analysis) {
            lines.add(AnalysisView.of(analysis, position, speech, false));
        }

        void finish(Analysis analysis) {
            lines.add(AnalysisView.of(analysis, position, speech, true));
        }

        void stop() {
            isStopped = true;
        }

        void writeTo(Answer.Pieces out) throws IOException, InterruptedException {
            var isGoingOn = true;
            while (isGoingOn) {
                var line = Optional.ofNullable(lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
                if (line.isPresent()) {
                    out.send((line.get().json() + "\n").getBytes(StandardCharsets.UTF_8));
                }
                isGoingOn = line.isPresent() && !line.get().isFinal();
            }
        }
    }
}
