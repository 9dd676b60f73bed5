package freehold.server.http;

import freehold.kernel.Words;
import freehold.server.hall.Telling;
import freehold.server.json.Json;
import freehold.server.table.Guest;
import freehold.server.table.Table;
import freehold.server.table.Transcript;
import java.time.Instant;
import java.util.stream.IntStream;

/// All that a guest is told of a table, in one text.
public final class Disclosure {
    private static final int BETWEEN_MOMENTS = 11;

    private Disclosure() {}

    public static String of(Table table, Guest guest, Instant now) {
        return Json.write(TableView.of(table, guest, now, Words.ENGLISH))
                + Json.write(TableView.summary(table, guest, now))
                + Json.write(LogView.of(table, guest, 0, Words.ENGLISH))
                + moments(table, guest)
                + Transcript.of(table, guest)
                + Telling.of(table, guest);
    }

    /// The latest, and some of those before: the others were the latest ones once.
    private static String moments(Table table, Guest guest) {
        var present = table.course().plies().size();
        return Json.write(IntStream.rangeClosed(0, present)
                .filter(ply -> (present - ply) % BETWEEN_MOMENTS == 0)
                .mapToObj(ply -> Moments.at(table, guest, ply, Words.ENGLISH))
                .toList());
    }
}
