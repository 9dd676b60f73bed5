package freehold.server.hall;

import freehold.kernel.position.Position;
import freehold.server.table.Entry;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.util.List;
import java.util.function.Predicate;

/// An event for those who follow a table. Its text is made when the first of them is told, once for all.
final class Notice {
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
        return mayKnow.test(viewer) ? text() : EventView.hidden(v()).json();
    }

    private String text() {
        if (text.isEmpty()) {
            text = EventView.of(entry).json();
        }
        return text;
    }
}
