package freehold.server.decisions;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.server.fair.Seed;
import freehold.server.table.Chair;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Once more with the same people, at a table of its own.
public final class Rematches {
    private Rematches() {}

    /// What happens at the table that is over: the first who wants another game names the new table, and all others
    /// go there.
    ///
    /// @param name of a table that there is not yet
    /// @param isClosed whether everybody has left a table again before anything was played there
    public static List<Event> propose(Table table, Guest guest, String name, Predicate<String> isClosed) {
        var seat = table.seats()
                .filter(own -> table.chair(own).isOf(guest))
                .findFirst()
                .orElseThrow(() -> new Refused(Refused.Code.NOT_SEATED, "you have no seat at this table"));
        if (table.status() != Status.OVER) {
            throw new Refused(Refused.Code.NOT_OVER, "the game is not over yet");
        }
        course(table); // refuses what the rules no longer know, before anybody is invited
        return table.rematch().filter(isClosed.negate()).isPresent()
                ? List.of()
                : List.of(new Event.Rematch(seat, name));
    }

    /// The first events of the new table: everybody's seat is kept.
    ///
    /// @param guest who opens it
    public static List<Event> open(Table table, Guest guest, String name, Seed seed) {
        return Seating.create(
                name,
                seed,
                course(table),
                chairs(table),
                table.created().terms(),
                Optional.of(guest.id()),
                Optional.of(table.id()));
    }

    /// By the present edition of the rules.
    private static Course course(Table table) {
        var game = Games.named(table.created().game());
        return new Course(game, game.setup(table.chairs().size(), table.givenOptions()));
    }

    /// Whoever was second begins.
    private static List<Chair> chairs(Table table) {
        var chairs = new ArrayList<>(table.chairs().stream().map(Chair::kept).toList());
        Collections.rotate(chairs, -1);
        return chairs;
    }
}
