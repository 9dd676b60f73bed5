package freehold.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import freehold.kernel.View;
import freehold.kernel.Words;
import freehold.server.agents.Steward;
import freehold.server.table.Chair;
import freehold.server.table.Clocks;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Pace;
import freehold.server.table.Status;
import freehold.server.table.Table;
import freehold.server.table.UndoRequest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A table as one guest may see it.
///
/// @param by the seat that acts, if one does
/// @param legal only for the one who acts
/// @param prompt what that one is asked for; to others it might tell what they may not know
/// @param undo what somebody asks the others to take back
/// @param ending how it ended
/// @param thinking whether an agent thinks, or waits for a thread to think on
@JsonInclude(JsonInclude.Include.ALWAYS)
record TableView(
        String id,
        String game,
        int edition,
        Map<String, Object> options,
        int version,
        String status,
        boolean listed,
        List<Seat> seats,
        Optional<Integer> by,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> legal,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> prompt,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<View> view,
        Optional<Clock> clock,
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
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Seat(int seat, String kind, String name, boolean you, Optional<Integer> level, Optional<String> playedBy) {
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
                    level.filter(_ -> chair.isPerson()).map(number -> new Chair.Agent(number).name()));
        }
    }

    /// As the table was made with, and how it stands.
    ///
    /// @param left seconds of each seat, seat 1 first
    /// @param deadline when the time of the person who acts runs out
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Clock(
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

    static TableView of(Table table, Guest guest, Instant now, Words words) {
        return of(table, guest, now, Optional.of(words));
    }

    /// Without the position: as lists have it.
    static TableView summary(Table table, Guest guest, Instant now) {
        return of(table, guest, now, Optional.empty());
    }

    /// The same, with what goes on around the table: how many watch, and what the agent whose turn it is does.
    TableView with(int watching, Optional<Steward.Thought> agent) {
        return new TableView(
                id,
                game,
                edition,
                options,
                version,
                status,
                listed,
                seats,
                by,
                legal,
                prompt,
                view,
                clock,
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

    /// @param words to tell what is asked for; empty for a summary
    private static TableView of(Table table, Guest guest, Instant now, Optional<Words> words) {
        var isWhole = words.isPresent();
        var position = table.position();
        var acts = isWhole
                && table.actingSeat().filter(table.seatsOf(guest)::contains).isPresent();
        var over = table.over();
        return new TableView(
                table.id(),
                table.created().game(),
                table.created().edition(),
                table.created().options(),
                table.version(),
                table.status().word(),
                table.created().listed(),
                IntStream.rangeClosed(1, table.chairs().size())
                        .mapToObj(seat -> Seat.of(table, seat, guest))
                        .toList(),
                table.actingSeat(),
                acts ? Optional.of(position.legalTokens()) : Optional.empty(),
                words.filter(_ -> acts).map(position.prompt()::in),
                isWhole ? Optional.of(position.view(table.viewpoint(guest))) : Optional.empty(),
                table.clocks().filter(_ -> table.status() != Status.OVER).map(clocks -> Clock.of(table, clocks, now)),
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
