package freehold.server.hall;

import freehold.server.table.Guest;
import freehold.server.table.Table;
import java.util.stream.Collectors;

/// The events of a table as a guest hears of them.
public final class Telling {
    private Telling() {}

    public static String of(Table table, Guest guest) {
        return Notice.after(table, 0).stream()
                .map(notice -> notice.textFor(table, guest))
                .collect(Collectors.joining("\n"));
    }
}
