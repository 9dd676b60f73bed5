package freehold.server.table;

import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import freehold.server.fair.FairCheck;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// The record of a game at a table.
public final class Transcript {
    private Transcript() {}

    /// What somebody may know of the game so far; all of it once the game is over.
    public static String of(Table table, Viewer viewer) {
        viewer.check(table);
        return FgnWriter.write(new Scoresheet(tags(table), table.course()), ply -> table.isHidden(ply, viewer));
    }

    private static Map<String, String> tags(Table table) {
        var tags = new LinkedHashMap<String, String>();
        for (var seat = 1; seat <= table.chairs().size(); seat++) {
            tags.put("Seat" + seat, table.chair(seat).name());
        }
        var begun = table.entriesAfter(0, 1).getFirst().at();
        tags.put("Date", begun.atOffset(ZoneOffset.UTC).toLocalDate().toString());
        table.over().ifPresent(over -> end(table, over, tags));
        if (table.brought() > 0) {
            tags.put(FairCheck.BROUGHT, "" + table.brought());
        }
        if (!table.commitment().isEmpty()) {
            tags.put("Table", table.id());
            tags.put("Commitment", table.commitment());
            table.salts().bySeat().forEach((seat, salt) -> tags.put(FairCheck.SALT + seat, salt));
            table.over()
                    .map(Event.Over::seed)
                    .filter(seed -> !seed.isEmpty())
                    .ifPresent(seed -> tags.put("Seed", seed));
        }
        return tags;
    }

    /// A game that people ended before its end says so.
    private static void end(Table table, Event.Over over, Map<String, String> tags) {
        if (!table.position().isOver()) {
            var winners = over.winners().stream().map(String::valueOf).collect(Collectors.joining("+"));
            tags.put("Result", winners.isEmpty() ? "*" : winners);
            tags.put("Termination", over.reason());
        }
    }
}
