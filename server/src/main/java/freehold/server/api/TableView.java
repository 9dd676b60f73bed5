package freehold.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import freehold.kernel.position.View;
import freehold.server.agents.Steward;
import freehold.server.http.Speech;
import freehold.server.table.Chair;
import freehold.server.table.Clocks;
import freehold.server.table.Departure;
import freehold.server.decisions.Departures;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Pace;
import freehold.server.table.Status;
import freehold.server.table.Table;
import freehold.server.table.UndoRequest;
import freehold.server.table.Viewer;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A table as somebody may see it.
///
/// @param watchersTalk whether those who only watch may say something
/// @param imported whether it was played elsewhere, by whomever the record names
/// @param by the seat that acts, if one does
/// @param legal only for the one who acts
/// @param prompt what that one is asked for; to others it might tell what they may not know
/// @param resigningEnds for whoever plays: whether the game would be over without them, or an agent would play on
/// @param undo what somebody asks the others to take back
/// @param ending how it ended
/// @param commitment to the seed of all draws, from the first moment on
/// @param thinking whether an agent thinks, or waits for a thread to think on
@JsonInclude(JsonInclude.Include.ALWAYS)
public record TableView(
        String id,
        String game,
        int edition,
        Map<String, Object> options,
        int version,
        String status,
        boolean listed,
        boolean watchersTalk,
        boolean imported,
        List<Seat> seats,
        Optional<Integer> by,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> legal,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> prompt,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<View> view,
        Optional<Clock> clock,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Boolean> resigningEnds,
        Optional<UndoRequest> undo,
        Optional<List<Integer>> winners,
        Optional<List<Number>> scores,
        Optional<String> ending,
        Optional<String> rematch,
        String commitment,
        String changed,
        int watchers,
        Optional<Steward.Thought> thinking) {

    /// @param playedBy the agent that plays on for somebody who has gone
    /// @param gone how that person stopped playing
    /// @param salt what that person's program adds to the draws
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Seat(
            int seat,
            String kind,
            String name,
            boolean you,
            Optional<Integer> level,
            Optional<String> playedBy,
            Optional<String> gone,
            Optional<String> salt) {
        static Seat of(Table table, int seat, Guest guest) {
            var chair = table.chair(seat);
            var level = table.agentLevel(seat);
            return new Seat(
                    seat,
                    switch (chair) {
                        case Chair.Open _ -> "open";
                        case Chair.Kept _ -> chair.isKeptFor(guest) ? "open" : "kept";
                        case Chair.Person _ -> "human";
                        case Chair.Agent _ -> "agent";
                    },
                    chair.name(),
                    chair.isOf(guest),
                    level.filter(_ -> !chair.isPerson()),
                    level.filter(_ -> chair.isPerson()).map(number -> new Chair.Agent(number).name()),
                    table.departure(seat).map(Departure::word),
                    chair.addition());
        }
    }

    /// As the table was made with, and how it stands.
    ///
    /// @param left seconds of each seat, seat 1 first
    /// @param deadline when the time of the person who acts runs out
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Clock(
            String kind,
            Optional<Integer> base,
            Optional<Integer> increment,
            Optional<Integer> perMove,
            List<Double> left,
            Optional<String> deadline) {
        static Clock of(Table table, Clocks clocks, Instant now) {
            var left =
                    clocks.left(table.actingSeat().filter(_ -> table.deadline().isPresent()), now);
            var deadline = table.deadline().map(Instant::toString);
            return switch (clocks.pace()) {
                case Pace.Live(var base, var increment) ->
                    new Clock("live", Optional.of(base), Optional.of(increment), Optional.empty(), left, deadline);
                case Pace.Correspondence(var perMove) ->
                    new Clock(
                            "correspondence", Optional.empty(), Optional.empty(), Optional.of(perMove), left, deadline);
            };
        }
    }

    public static TableView of(Table table, Viewer viewer, Instant now, Speech speech) {
        viewer.check(table);
        return of(table, viewer, now, Optional.of(speech));
    }

    /// Without the position: as lists have it.
    public static TableView summary(Table table, Viewer viewer, Instant now) {
        return of(table, viewer, now, Optional.empty());
    }

    /// The same, with what goes on around the table: how many watch, and what the agent whose turn it is does.
    public TableView with(int watching, Optional<Steward.Thought> agent) {
        return new TableView(
                id,
                game,
                edition,
                options,
                version,
                status,
                listed,
                watchersTalk,
                imported,
                seats,
                by,
                legal,
                prompt,
                view,
                clock,
                resigningEnds,
                undo,
                winners,
                scores,
                ending,
                rematch,
                commitment,
                changed,
                watching,
                agent.filter(_ -> isUpToAnAgent()));
    }

    /// The pool lets go of a table a moment after the agent's ply is told.
    private boolean isUpToAnAgent() {
        return by.filter(seat -> seat > 0)
                .map(seat -> seats.get(seat - 1))
                .filter(seat -> seat.kind().equals("agent") || seat.playedBy().isPresent())
                .isPresent();
    }

    private static Optional<Boolean> resigningEnds(Table table, Guest guest) {
        var isPlaying =
                table.status() == Status.PLAYING && !table.seatsOf(guest).isEmpty();
        return isPlaying ? Optional.of(Departures.isLast(table, guest)) : Optional.empty();
    }

    /// @param speech to tell what is asked for; empty for a summary
    private static TableView of(Table table, Viewer viewer, Instant now, Optional<Speech> speech) {
        var isWhole = speech.isPresent();
        var position = table.position();
        var acts = isWhole && table.isUpTo(viewer);
        var over = table.over();
        return new TableView(
                table.id(),
                table.created().game(),
                table.created().edition(),
                table.created().options(),
                table.version(),
                table.status().word(),
                table.created().listed(),
                table.created().watchersTalk(),
                table.created().imported(),
                IntStream.rangeClosed(1, table.chairs().size())
                        .mapToObj(seat -> Seat.of(table, seat, viewer.guest()))
                        .toList(),
                table.actingSeat(),
                acts ? Optional.of(position.legalTokens()) : Optional.empty(),
                speech.filter(_ -> acts).map(language -> language.tell(position.prompt())),
                isWhole ? Optional.of(position.view(table.viewpoint(viewer))) : Optional.empty(),
                table.clocks().filter(_ -> table.status() != Status.OVER).map(clocks -> Clock.of(table, clocks, now)),
                resigningEnds(table, viewer.guest()),
                table.undoRequest(),
                over.map(Event.Over::winners),
                over.map(Event.Over::scores).filter(scores -> !scores.isEmpty()),
                over.map(Event.Over::reason),
                table.rematch(),
                table.commitment(),
                table.lastChange().toString(),
                0,
                Optional.empty());
    }
}
