package freehold.server.hall;

import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.util.List;

/// The events of a table as somebody hears of them.
public final class Telling {
    private Telling() {}

    public static String of(Table table, Viewer viewer) {
        return String.join("\n", after(table, viewer, 0));
    }

    public static List<String> after(Table table, Viewer viewer, int v) {
        return Notice.after(table, v, Integer.MAX_VALUE).stream()
                .map(notice -> notice.textFor(viewer))
                .toList();
    }
}
