package freehold.server.api;

import freehold.server.agents.Steward;
import freehold.server.hall.Hall;
import freehold.server.hall.UpdateWriter;
import freehold.server.http.Speech;
import freehold.server.json.Json;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.time.Clock;
import java.util.List;

/// A table's updates in one language ([freehold.wire.table.Update]). Events come as text, because each is written once
/// for all.
public record Updates(Hall hall, Steward steward, Clock clock, Speech speech) implements UpdateWriter {
    @Override
    public String write(Table table, Viewer viewer, int since, List<String> events) {
        var state = TableView.of(table, viewer, clock.instant(), speech);
        var whole = TableView.with(state, hall.watchers(table.id()), hall.presence(table), steward.thought(table));
        return text(table, viewer, since, events, whole, speech);
    }

    public static String text(
            Table table,
            Viewer viewer,
            int since,
            List<String> events,
            freehold.wire.table.Table state,
            Speech speech) {
        var from = table.moves().playedBy(since);
        return "{\"v\":%d,\"since\":%d,\"events\":[%s],\"table\":%s,\"log\":{\"from\":%d,\"lines\":%s}}"
                .formatted(
                        table.version(),
                        since,
                        String.join(",", events),
                        state.json(),
                        from,
                        Json.write(LogView.from(table, viewer, from, speech)));
    }
}
