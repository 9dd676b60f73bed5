package freehold.server.hall;

import freehold.server.table.Event;
import freehold.server.table.Table;
import java.util.List;

/// What somebody wants to happen at a table. May be asked again when another one was faster.
public interface Decision {
    /// The events that follow, none if all is as it should be.
    ///
    /// @throws freehold.server.table.Refused if it can't be done
    List<Event> on(Table table);
}
