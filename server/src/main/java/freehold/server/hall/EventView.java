package freehold.server.hall;

import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Pace;
import freehold.wire.table.Happening;
import java.util.Optional;

/// An event, made ready for the wire: as it is stored, but for the guests' ids, which are nobody's business.
public final class EventView {
    private EventView() {}

    public static freehold.wire.table.Event of(Entry entry) {
        return happening(entry.event())
                .map(what -> new freehold.wire.table.Event(
                        entry.v(), Optional.of(what), Optional.of(entry.at().toString())))
                .orElseGet(() -> hidden(entry.v()));
    }

    /// For whoever may not know more than that something happened.
    public static freehold.wire.table.Event hidden(int v) {
        return new freehold.wire.table.Event(v, Optional.empty(), Optional.empty());
    }

    /// Of a message that was removed nobody is told more than its number.
    private static Optional<Happening> happening(Event event) {
        return event instanceof Event.Unsaid ? Optional.empty() : Optional.of(told(event));
    }

    private static Happening told(Event event) {
        return switch (event) {
            case Event.Created created -> created(created);
            case Event.Seated(var seat, var _, var name, var salt) -> new Happening.Seated(seat, name, salt);
            case Event.Left(var seat) -> new Happening.Left(seat);
            case Event.Filled(var seat, var level) -> new Happening.Filled(seat, level);
            case Event.Named(var seat, var name) -> new Happening.Named(seat, name);
            case Event.Dropped(var seat) -> new Happening.Dropped(seat);
            case Event.Started(var commitment) -> new Happening.Started(commitment);
            case Event.Brought(var plies) -> new Happening.Brought(plies);
            case Event.Played(var by, var token) -> new Happening.Ply(by, token);
            case Event.Undone(var by, var plies) -> new Happening.Undone(by, plies);
            case Event.UndoAsked(var by, var plies) -> new Happening.UndoAsked(by, plies);
            case Event.UndoAgreed(var by) -> new Happening.UndoAgreed(by);
            case Event.UndoRefused(var by) -> new Happening.UndoRefused(by);
            case Event.Resigned(var by) -> new Happening.Resigned(by);
            case Event.Flagged(var by) -> new Happening.Flagged(by);
            case Event.Paused(var millis) -> new Happening.Paused(millis);
            case Event.Over(var winners, var scores, var reason, var seed) ->
                new Happening.Over(winners, scores, reason, seed);
            case Event.Rematch(var by, var table) -> new Happening.Rematch(by, table);
            case Event.Said(var seat, var name, var text, var _) -> new Happening.Said(seat, name, text);
            case Event.Unsaid _ -> throw new IllegalArgumentException("nothing to tell");
        };
    }

    private static Happening created(Event.Created created) {
        return new Happening.Created(
                created.game(),
                created.edition(),
                created.options(),
                created.chairs().stream().map(EventView::chair).toList(),
                created.listed(),
                created.watchersTalk(),
                created.clock().map(EventView::pace),
                created.imported(),
                created.commitment());
    }

    private static freehold.wire.table.Chair chair(Chair chair) {
        return switch (chair) {
            case Chair.Open _ -> new freehold.wire.table.Chair.Open();
            case Chair.Kept(var _, var name) -> new freehold.wire.table.Chair.Kept(name);
            case Chair.Person(var _, var name, var salt) -> new freehold.wire.table.Chair.Human(name, salt);
            case Chair.Agent(var level) -> new freehold.wire.table.Chair.Agent(level);
        };
    }

    private static freehold.wire.table.Pace pace(Pace pace) {
        return switch (pace) {
            case Pace.Live(var base, var increment) -> new freehold.wire.table.Pace.Live(base, increment);
            case Pace.Correspondence(var perMove) -> new freehold.wire.table.Pace.Correspondence(perMove);
        };
    }
}
