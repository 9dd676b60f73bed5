package freehold.server.table;

import freehold.kernel.Course;
import freehold.kernel.Phrase;
import freehold.server.fair.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who sits where before the game starts.
public final class Seating {
    private Seating() {}

    /// The first events of a table.
    ///
    /// @param id the table's name
    public static List<Event> create(
            String id, Seed seed, Course course, List<Chair> chairs, boolean listed, Optional<Pace> clock) {
        if (chairs.stream().allMatch(chair -> chair instanceof Chair.Agent)) {
            throw new Refused(Refused.Code.INVALID, "at least one seat must be for a person");
        }
        var events = new ArrayList<Event>();
        events.add(new Event.Created(
                course.game().id(),
                course.game().edition(),
                course.setup().options().values(),
                List.copyOf(chairs),
                listed,
                clock));
        if (chairs.stream().noneMatch(Chair::isVacant)) {
            events.add(new Event.Started(seed.commitment(id)));
            events.addAll(Aftermath.of(seed, 0, course.position()));
        }
        return events;
    }

    /// Takes a seat.
    ///
    /// @param wanted the first open one if it is absent; whoever has kept seats takes those
    public static List<Event> join(Table table, Guest guest, Optional<Integer> wanted) {
        if (table.status() == Status.OVER) {
            throw new Refused(Refused.Code.OVER, "the game is over");
        }
        var own = table.seatsOf(guest);
        if (!own.isEmpty() && wanted.map(own::contains).orElse(true)) {
            return List.of(); // said twice
        }
        if (!own.isEmpty()) {
            throw new Refused(Refused.Code.TAKEN, Phrase.of("you sit at seat %s already", own.getFirst()));
        }
        var kept = table.seats()
                .filter(seat -> table.chair(seat).isKeptFor(guest))
                .boxed()
                .toList();
        return sit(table, guest, kept.isEmpty() ? List.of(openSeat(table, wanted)) : kept);
    }

    private static List<Event> sit(Table table, Guest guest, List<Integer> seats) {
        var events = new ArrayList<Event>();
        seats.forEach(seat -> events.add(new Event.Seated(seat, guest.id(), guest.name())));
        if (table.chairs().stream().filter(Chair::isVacant).count() == seats.size()) {
            events.addAll(start(table));
        }
        return events;
    }

    private static int openSeat(Table table, Optional<Integer> wanted) {
        var open = table.seats()
                .filter(seat -> table.chair(seat) instanceof Chair.Open)
                .boxed()
                .toList();
        var seat = wanted.or(() -> open.stream().findFirst());
        if (wanted.isPresent()
                && (wanted.get() < 1 || wanted.get() > table.chairs().size())) {
            throw new Refused(
                    Refused.Code.BAD_REQUEST,
                    Phrase.of("the table has the seats 1 to %s", table.chairs().size()));
        }
        return seat.filter(open::contains).orElseThrow(() -> new Refused(Refused.Code.TAKEN, "that seat is taken"));
    }

    private static List<Event> start(Table table) {
        var events = new ArrayList<Event>();
        events.add(new Event.Started(table.seed().commitment(table.id())));
        events.addAll(Aftermath.of(table, table.position().copy()));
        return events;
    }

    /// Gets up; a table that everybody left is closed.
    static List<Event> leave(Table table, List<Integer> seats) {
        var events = new ArrayList<Event>();
        seats.forEach(seat -> events.add(new Event.Left(seat)));
        var othersStay = table.seats().anyMatch(seat -> table.chair(seat).isPerson() && !seats.contains(seat));
        if (!othersStay) {
            events.add(new Event.Over(List.of(), List.of(), "abandoned", ""));
        }
        return events;
    }
}
