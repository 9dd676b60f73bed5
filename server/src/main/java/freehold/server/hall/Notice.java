package freehold.server.hall;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import freehold.kernel.position.Position;
import freehold.server.json.Json;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/// An event for those who follow a table. Its text is made when the first of them is told, once for all.
final class Notice {
    /// Who sits there is known by name; the id is nobody's business.
    @JsonIgnoreProperties("guest")
    private interface WithoutGuest {}

    private static final ObjectMapper MAPPER = Json.mapper()
            .addMixIn(Chair.Person.class, WithoutGuest.class)
            .addMixIn(Chair.Kept.class, WithoutGuest.class)
            .addMixIn(Event.Seated.class, WithoutGuest.class)
            .build();

    private final Entry entry;
    private final Predicate<Viewer> mayKnow;
    private volatile String text = "";

    /// @param mayKnow who may know more than that something happened
    private Notice(Entry entry, Predicate<Viewer> mayKnow) {
        this.entry = entry;
        this.mayKnow = mayKnow;
    }

    /// Notices of the next events of a table after one.
    static List<Notice> after(Table table, int v, int most) {
        return table.entriesAfter(v, most).stream()
                .map(entry -> new Notice(entry, insiders(table, table.keeper(entry))))
                .toList();
    }

    /// As things are now; the table may change before anybody is told.
    private static Predicate<Viewer> insiders(Table table, int keeper) {
        if (keeper == Position.SPECTATOR) {
            return _ -> true;
        }
        var chair = table.chair(keeper);
        return viewer -> viewer.isOn(keeper, chair);
    }

    int v() {
        return entry.v();
    }

    /// What somebody may know: numbers never have gaps, so at least the number.
    String textFor(Viewer viewer) {
        return mayKnow.test(viewer) ? text() : "{\"v\":%d}".formatted(v());
    }

    private String text() {
        if (text.isEmpty()) {
            text = write(entry);
        }
        return text;
    }

    private static String write(Entry entry) {
        var all = MAPPER.createObjectNode();
        all.put("v", entry.v());
        all.setAll((ObjectNode) MAPPER.valueToTree(entry.event()));
        all.put("at", entry.at().toString());
        return all.toString();
    }
}
