package freehold.server.http;

import freehold.kernel.Chronicle;
import freehold.server.table.Guest;
import freehold.server.table.Table;
import java.util.List;

/// What has been played at a table, in sentences, as one guest may know it.
///
/// @param v the number of the ply's event
/// @param turn plies of one turn have the same
/// @param token empty for what the guest may not know
/// @param text what `by` does, without naming it
record LogView(int v, int ply, int by, int turn, String token, String text) {
    /// @param since plies whose events have higher numbers
    static List<LogView> of(Table table, Guest guest, int since) {
        return Chronicle.of(table.course(), seat -> table.isOpen(seat, guest)).stream()
                .map(line -> of(table, line))
                .filter(line -> line.v > since)
                .toList();
    }

    private static LogView of(Table table, Chronicle.Line line) {
        var v = table.version(line.ply() - 1);
        return new LogView(v, line.ply(), line.by(), line.turn(), line.token(), line.text());
    }
}
