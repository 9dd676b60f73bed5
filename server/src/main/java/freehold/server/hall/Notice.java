package freehold.server.hall;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import freehold.kernel.Position;
import freehold.server.json.Json;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Table;
import java.util.List;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/// An event as text for those who watch, made once for all of them.
///
/// @param text all of it
/// @param keeper the seat that alone may know it, or [Position#SPECTATOR] if everybody may
record Notice(int v, String text, int keeper) {
    /// Who sits there is known by name; the id is nobody's business.
    @JsonIgnoreProperties("guest")
    private interface WithoutGuest {}

    private static final ObjectMapper MAPPER = Json.mapper()
            .addMixIn(Chair.Person.class, WithoutGuest.class)
            .addMixIn(Chair.Kept.class, WithoutGuest.class)
            .addMixIn(Event.Seated.class, WithoutGuest.class)
            .build();

    /// Notices of all events of a table after one.
    static List<Notice> after(Table table, int v) {
        return table.entriesAfter(v).stream()
                .map(entry -> new Notice(entry.v(), write(entry), table.keeper(entry)))
                .toList();
    }

    private static String write(Entry entry) {
        var all = MAPPER.createObjectNode();
        all.put("v", entry.v());
        all.setAll((ObjectNode) MAPPER.valueToTree(entry.event()));
        all.put("at", entry.at().toString());
        return all.toString();
    }

    /// What a guest may know: numbers never have gaps, so at least the number.
    String textFor(Table table, Guest guest) {
        return keeper == Position.SPECTATOR || table.seatsOf(guest).contains(keeper) ? text : "{\"v\":%d}".formatted(v);
    }
}
