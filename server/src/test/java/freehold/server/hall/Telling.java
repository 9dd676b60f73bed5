package freehold.server.hall;

import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.util.stream.Collectors;

/// The events of a table as somebody hears of them.
public final class Telling {
    private Telling() {}

    public static String of(Table table, Viewer viewer) {
        return Notice.after(table, 0, Integer.MAX_VALUE).stream()
                .map(notice -> notice.textFor(viewer))
                .collect(Collectors.joining("\n"));
    }
}
