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

/// A table's updates in one language: events, the table as it stands, new lines of the log.
public record Updates(Hall hall, Steward steward, Clock clock, Speech speech) implements UpdateWriter {
    @Override
    public String write(Table table, Viewer viewer, int since, List<String> events) {
        var state = TableView.of(table, viewer, clock.instant(), speech)
                .with(hall.watchers(table.id()), steward.thought(table));
        return text(table, viewer, since, events, state, speech);
    }

    public static String text(
            Table table, Viewer viewer, int since, List<String> events, TableView state, Speech speech) {
        var from = table.moves().playedBy(since);
        return "{\"v\":%d,\"since\":%d,\"events\":[%s],\"table\":%s,\"log\":{\"from\":%d,\"lines\":%s}}"
                .formatted(
                        table.version(),
                        since,
                        String.join(",", events),
                        Json.write(state),
                        from,
                        Json.write(LogView.from(table, viewer, from, speech)));
    }
}
