package freehold.server.decisions;

import freehold.server.table.Departure;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Status;
import freehold.server.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// People who stop playing: they resign, leave or run out of time.
///
/// As long as two seats or more are left that nobody has deserted, and a person on one of them, the game goes on and an
/// agent plays for whoever is gone. Otherwise it is over, and whoever stayed has won.
public final class Departures {
    private Departures() {}

    public static List<Event> resign(Table table, Guest guest) {
        Play.checkSeated(table, guest);
        Play.checkPlaying(table);
        return depart(table, table.seatsOf(guest), Event.Resigned::new, Departure.RESIGNED);
    }

    /// Before the game the seat is open again; during it, leaving is resigning.
    public static List<Event> leave(Table table, Guest guest) {
        Play.checkSeated(table, guest);
        return table.status() == Status.OPEN ? Seating.leave(table, table.seatsOf(guest)) : resign(table, guest);
    }

    /// What happens when the person who acts has let the time run out; nothing before that.
    public static List<Event> flag(Table table, Instant now) {
        var isLate =
                table.deadline().filter(deadline -> !now.isBefore(deadline)).isPresent();
        return isLate ? depart(table, List.of(table.actor()), Event.Flagged::new, Departure.FLAGGED) : List.of();
    }

    /// Whether the game would be over if a guest gave up.
    public static boolean isLast(Table table, Guest guest) {
        return isEnd(table, staying(table, table.seatsOf(guest)));
    }

    private static List<Event> depart(Table table, List<Integer> gone, IntFunction<Event> event, Departure how) {
        var events = new ArrayList<Event>();
        gone.forEach(seat -> events.add(event.apply(seat)));
        var staying = staying(table, gone);
        if (isEnd(table, staying)) {
            events.add(
                    new Event.Over(staying, List.of(), how.word(), table.seed().hex()));
        }
        return events;
    }

    private static List<Integer> staying(Table table, List<Integer> gone) {
        return table.seats()
                .filter(seat -> !table.isDeserted(seat) && !gone.contains(seat))
                .boxed()
                .toList();
    }

    private static boolean isEnd(Table table, List<Integer> staying) {
        return staying.size() < 2
                || staying.stream().noneMatch(seat -> table.chair(seat).isPerson());
    }
}
