package freehold.server.decisions;

import freehold.kernel.Course;
import freehold.server.table.Chair;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import java.util.ArrayList;
import java.util.List;

/// Games that were begun elsewhere, such as in a browser without a server, and go on here.
public final class Transfers {
    private Transfers() {}

    /// Nobody else may be concerned: what was played elsewhere, draws included, is whatever the guest says.
    public static void check(List<Chair> chairs, Guest guest) {
        if (!chairs.stream().allMatch(chair -> chair instanceof Chair.Agent || chair.isOf(guest))) {
            throw new Refused(
                    Refused.Code.INVALID, "plies can be brought only to a table where all seats are yours or agents'");
        }
    }

    /// What follows the start of the table.
    ///
    /// @param course as it was played elsewhere
    public static List<Event> events(Course course) {
        if (course.plies().isEmpty()) {
            return List.of();
        }
        if (course.position().isOver()) {
            throw new Refused(Refused.Code.INVALID, "the game is over; import its record instead");
        }
        var events = new ArrayList<Event>();
        events.add(new Event.Brought(course.plies().size()));
        course.plies().forEach(ply -> events.add(new Event.Played(ply.by(), ply.token())));
        return events;
    }
}
