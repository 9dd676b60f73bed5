package freehold.server.decisions;

import freehold.kernel.position.Position;
import freehold.server.table.Event;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whoever runs the server ends a table. Nobody has won, and all who sat there can read why.
public final class Closing {
    /// How such a table ends.
    public static final String CLOSED = "closed";

    /// Who says why.
    private static final String NAME = "Freehold";

    private Closing() {}

    /// @param why for the people at the table; may be empty
    public static List<Event> close(Table table, String why) {
        if (table.status() == Status.OVER) {
            throw new Refused(Refused.Code.OVER, "the game is over");
        }
        var events = new ArrayList<Event>();
        if (!why.isBlank()) {
            events.add(new Event.Said(Position.SPECTATOR, NAME, Talk.readable(why), Optional.empty()));
        }
        events.add(new Event.Over(List.of(), List.of(), CLOSED, table.seed().hex()));
        return events;
    }
}
