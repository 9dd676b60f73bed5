package freehold.server.decisions;

import freehold.kernel.Course;
import freehold.kernel.telling.Phrase;
import freehold.server.fair.Seed;
import freehold.server.table.Chair;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import freehold.server.table.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who sits where before the game starts.
public final class Seating {
    private Seating() {}

    /// The first events of a table.
    ///
    /// @param id the table's name
    /// @param host the id of the guest who opens it, if somebody does
    public static List<Event> create(
            String id, Seed seed, Course course, List<Chair> chairs, Terms terms, Optional<String> host) {
        return create(id, seed, course, chairs, terms, host, Optional.empty());
    }

    /// @param previous the table whose people play once more, if any do
    static List<Event> create(
            String id,
            Seed seed,
            Course course,
            List<Chair> chairs,
            Terms terms,
            Optional<String> host,
            Optional<String> previous) {
        var events = new ArrayList<Event>();
        events.add(new Event.Created(
                course.game().id(),
                course.game().edition(),
                course.setup().options().values(),
                List.copyOf(chairs),
                terms.listed(),
                terms.watchersTalk(),
                terms.clock(),
                false,
                Optional.of(seed.commitment(id)),
                host,
                previous));
        events.addAll(start(id, seed, chairs));
        return events;
    }

    /// Takes a seat.
    ///
    /// @param wanted the first open one if it is absent; whoever has kept seats takes those
    /// @param salt what the guest's program adds to the draws, if it does
    public static List<Event> join(Table table, Guest guest, Optional<Integer> wanted, Optional<String> salt) {
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
        return sit(table, guest, kept.isEmpty() ? List.of(openSeat(table, wanted)) : kept, salt);
    }

    private static List<Event> sit(Table table, Guest guest, List<Integer> seats, Optional<String> salt) {
        var events = new ArrayList<Event>();
        var chairs = new ArrayList<>(table.chairs());
        for (var seat : seats) {
            var name = name(table, guest, seats, seat);
            events.add(new Event.Seated(seat, guest.id(), name, salt));
            chairs.set(seat - 1, new Chair.Person(guest.id(), name, salt));
        }
        events.addAll(start(table.id(), table.seed(), chairs));
        return events;
    }

    /// People who share a screen keep the names that they had; anybody else has the present one.
    private static String name(Table table, Guest guest, List<Integer> seats, int seat) {
        return seats.size() > 1 ? table.chair(seat).name() : guest.name();
    }

    /// People who share a screen can't be told apart by what their guest is called, so each may have a name.
    public static List<Event> name(Table table, Guest guest, int seat, String name) {
        var own = table.seatsOf(guest);
        if (!own.contains(seat)) {
            throw new Refused(Refused.Code.NOT_SEATED, "that seat is not yours");
        }
        if (own.size() < 2) {
            throw new Refused(Refused.Code.INVALID, "only people who share a screen are named seat by seat");
        }
        return table.chair(seat).name().equals(name) ? List.of() : List.of(new Event.Named(seat, name));
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

    /// Once everybody sits.
    static List<Event> start(String id, Seed seed, List<Chair> chairs) {
        return chairs.stream().anyMatch(Chair::isVacant) ? List.of() : List.of(new Event.Started(seed.commitment(id)));
    }

    /// Gets up; a table that everybody left is closed.
    static List<Event> leave(Table table, List<Integer> seats) {
        var events = new ArrayList<Event>();
        seats.forEach(seat -> events.add(new Event.Left(seat)));
        var othersStay = table.seats().anyMatch(seat -> table.chair(seat).isPerson() && !seats.contains(seat));
        if (!othersStay) {
            events.add(new Event.Over(List.of(), List.of(), Table.ABANDONED, ""));
        }
        return events;
    }
}
