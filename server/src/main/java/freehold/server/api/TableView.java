package freehold.server.api;

import freehold.answers.Guesses;
import freehold.server.agents.Steward;
import freehold.server.decisions.Departures;
import freehold.server.http.Speech;
import freehold.server.table.Chair;
import freehold.server.table.Clocks;
import freehold.server.table.Departure;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Pace;
import freehold.server.table.Status;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import freehold.wire.Move;
import freehold.wire.table.Clock;
import freehold.wire.table.Presence;
import freehold.wire.table.Seat;
import freehold.wire.table.Thinking;
import freehold.wire.table.UndoRequest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A table as somebody may see it, made ready for the wire.
public final class TableView {
    private static final freehold.wire.table.Table.Surroundings NOT_LOOKED_AT =
            new freehold.wire.table.Table.Surroundings(0, List.of(), Optional.empty());

    private TableView() {}

    public static freehold.wire.table.Table of(Table table, Viewer viewer, Instant now, Speech speech) {
        viewer.check(table);
        return of(table, viewer, now, sight(table, viewer, speech));
    }

    /// Without the position: as lists have it.
    public static freehold.wire.table.Table summary(Table table, Viewer viewer, Instant now) {
        var sight = new freehold.wire.table.Table.Sight(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                resigningEnds(table, viewer.guest()));
        return of(table, viewer, now, sight);
    }

    /// The same, with what goes on around the table: how many watch, which players are there, and what the agent whose
    /// turn it is does.
    public static freehold.wire.table.Table with(
            freehold.wire.table.Table view, int watching, List<Presence> presence, Optional<Steward.Thought> agent) {
        var thinking = agent.filter(_ -> isUpToAnAgent(view.state()))
                .map(thought -> new Thinking(thought.state(), thought.ahead()));
        return new freehold.wire.table.Table(
                view.terms(),
                view.state(),
                view.sight(),
                view.result(),
                new freehold.wire.table.Table.Surroundings(watching, presence, thinking));
    }

    /// The pool lets go of a table a moment after the agent's ply is told.
    private static boolean isUpToAnAgent(freehold.wire.table.Table.State state) {
        return state.by()
                .filter(seat -> seat > 0)
                .map(seat -> state.seats().get(seat - 1))
                .filter(seat -> seat.kind().equals("agent") || seat.playedBy().isPresent())
                .isPresent();
    }

    private static freehold.wire.table.Table of(
            Table table, Viewer viewer, Instant now, freehold.wire.table.Table.Sight sight) {
        return new freehold.wire.table.Table(
                terms(table), state(table, viewer.guest(), now), sight, result(table), NOT_LOOKED_AT);
    }

    private static freehold.wire.table.Table.Terms terms(Table table) {
        var created = table.created();
        return new freehold.wire.table.Table.Terms(
                table.id(),
                created.game(),
                created.edition(),
                created.options(),
                created.listed(),
                created.watchersTalk(),
                created.imported(),
                table.brought(),
                table.commitment(),
                created.previous());
    }

    private static freehold.wire.table.Table.State state(Table table, Guest guest, Instant now) {
        return new freehold.wire.table.Table.State(
                table.version(),
                table.status().word(),
                IntStream.rangeClosed(1, table.chairs().size())
                        .mapToObj(seat -> seat(table, seat, guest))
                        .toList(),
                table.actingSeat(),
                table.clocks().filter(_ -> table.status() != Status.OVER).map(clocks -> clock(table, clocks, now)),
                table.undoRequest().map(asked -> new UndoRequest(asked.by(), asked.plies(), asked.waitingFor())),
                table.rematch(),
                Chair.host(table.chairs(), table.created().host()).filter(_ -> table.status() == Status.OPEN),
                table.lastChange().toString());
    }

    private static freehold.wire.table.Table.Sight sight(Table table, Viewer viewer, Speech speech) {
        var position = table.position();
        var moves = table.isUpTo(viewer) ? Optional.of(Move.legal(position)) : Optional.<List<Move>>empty();
        return new freehold.wire.table.Table.Sight(
                moves.map(all -> all.stream().map(Move::token).toList()),
                moves,
                moves.map(_ -> speech.tell(position.prompt())),
                Optional.of(position.view(table.viewpoint(viewer))),
                guesses(table, viewer),
                resigningEnds(table, viewer.guest()));
    }

    private static Optional<List<String>> guesses(Table table, Viewer viewer) {
        return Optional.of(table)
                .filter(one -> one.moves().hasSecrets())
                .map(one -> Guesses.of(one.course(), one.viewpoint(viewer), ply -> one.isHidden(ply, viewer)))
                .filter(guesses -> !guesses.isEmpty());
    }

    private static Optional<Boolean> resigningEnds(Table table, Guest guest) {
        var isPlaying =
                table.status() == Status.PLAYING && !table.seatsOf(guest).isEmpty();
        return isPlaying ? Optional.of(Departures.isLast(table, guest)) : Optional.empty();
    }

    private static freehold.wire.table.Table.Result result(Table table) {
        var over = table.over();
        return new freehold.wire.table.Table.Result(
                over.map(Event.Over::winners),
                over.map(Event.Over::scores).filter(scores -> !scores.isEmpty()),
                over.map(Event.Over::reason));
    }

    private static Seat seat(Table table, int seat, Guest guest) {
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

    private static Clock clock(Table table, Clocks clocks, Instant now) {
        var acting = table.actingSeat().filter(_ -> table.deadline().isPresent());
        var left = clocks.left(acting, now);
        var isRunning = acting.filter(clocks::isRunning).isPresent();
        var deadline = table.deadline().map(Instant::toString);
        var none = Optional.<Integer>empty();
        return switch (clocks.pace()) {
            case Pace.Live(var base, var increment) ->
                new Clock("live", Optional.of(base), Optional.of(increment), none, left, isRunning, deadline);
            case Pace.Correspondence(var perMove) ->
                new Clock("correspondence", none, none, Optional.of(perMove), left, isRunning, deadline);
        };
    }
}
