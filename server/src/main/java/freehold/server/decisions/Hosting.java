package freehold.server.decisions;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.telling.Phrase;
import freehold.server.table.Chair;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What the host of a table may change before the game: seats on which no person sits. Once none of them is free the
/// game starts.
public final class Hosting {
    private Hosting() {}

    /// A computer takes a seat that is free.
    public static List<Event> fill(Table table, Guest guest, int seat, int level) {
        check(table, guest, seat);
        game(table).level(level); // refuses a level that there is not
        return started(table, List.of(new Event.Filled(seat, level)));
    }

    /// Anybody may take the seat: a computer is sent away, or a seat is no longer kept for somebody.
    public static List<Event> free(Table table, Guest guest, int seat) {
        check(table, guest, seat);
        return table.chair(seat) instanceof Chair.Open ? List.of() : List.of(new Event.Left(seat));
    }

    /// The game is for one player less.
    public static List<Event> drop(Table table, Guest guest, int seat) {
        check(table, guest, seat);
        return dropped(table, List.of(seat));
    }

    /// The game starts now.
    ///
    /// @param level of the computers that take the free seats; without one these are dropped
    public static List<Event> start(Table table, Guest guest, Optional<Integer> level) {
        checkHost(table, guest);
        var free = table.seats()
                .filter(seat -> table.chair(seat).isVacant())
                .boxed()
                .toList();
        level.ifPresent(game(table)::level);
        return level.map(one -> started(
                        table,
                        free.stream()
                                .<Event>map(seat -> new Event.Filled(seat, one))
                                .toList()))
                .orElseGet(() -> dropped(table, free));
    }

    /// The last ones first, so that their numbers are still right.
    private static List<Event> dropped(Table table, List<Integer> seats) {
        // Refuses a number of players that the game is not for.
        game(table).setup(table.chairs().size() - seats.size(), table.givenOptions());
        return started(
                table,
                seats.stream()
                        .sorted(Comparator.reverseOrder())
                        .<Event>map(Event.Dropped::new)
                        .toList());
    }

    private static List<Event> started(Table table, List<Event> changes) {
        var chairs = new ArrayList<>(table.chairs());
        for (var change : changes) {
            switch (change) {
                case Event.Filled(var seat, var level) -> chairs.set(seat - 1, new Chair.Agent(level));
                case Event.Dropped(var seat) -> chairs.remove(seat - 1);
                default -> throw new IllegalArgumentException("no change of a seat: " + change);
            }
        }
        var events = new ArrayList<>(changes);
        events.addAll(Seating.start(table.id(), table.seed(), chairs));
        return events;
    }

    private static Game game(Table table) {
        return Games.named(table.created().game());
    }

    private static void check(Table table, Guest guest, int seat) {
        checkHost(table, guest);
        if (seat < 1 || seat > table.chairs().size()) {
            throw new Refused(
                    Refused.Code.BAD_REQUEST,
                    Phrase.of("the table has the seats 1 to %s", table.chairs().size()));
        }
        if (table.chair(seat).isPerson()) {
            throw new Refused(Refused.Code.TAKEN, "somebody sits there");
        }
    }

    private static void checkHost(Table table, Guest guest) {
        Play.checkSeated(table, guest);
        switch (table.status()) {
            case OPEN -> {}
            case PLAYING -> throw new Refused(Refused.Code.STARTED, "the game has begun");
            case OVER -> throw new Refused(Refused.Code.OVER, "the game is over");
        }
        if (!Chair.host(table.chairs(), table.created().host())
                .map(table::chair)
                .filter(chair -> chair.isOf(guest))
                .isPresent()) {
            throw new Refused(Refused.Code.NOT_HOST, "only the host of the table may change its seats");
        }
    }
}
