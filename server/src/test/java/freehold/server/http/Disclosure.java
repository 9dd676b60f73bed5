package freehold.server.http;

import freehold.server.api.LogView;
import freehold.server.api.MomentsResource;
import freehold.server.api.TableView;
import freehold.server.api.Updates;
import freehold.server.hall.Telling;
import freehold.server.json.Json;
import freehold.server.table.Table;
import freehold.server.table.Transcript;
import freehold.server.table.Viewer;
import java.time.Instant;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// All that somebody is told of a table, in one text.
public final class Disclosure {
    private static final int BETWEEN_MOMENTS = 11;

    private Disclosure() {}

    public static String of(Table table, Viewer viewer, Instant now) {
        return Json.write(TableView.of(table, viewer, now, Speech.ENGLISH))
                + Json.write(TableView.summary(table, viewer, now))
                + Json.write(LogView.of(table, viewer, 0, Speech.ENGLISH))
                + moments(table, viewer)
                + Transcript.of(table, viewer)
                + Telling.of(table, viewer)
                + updates(table, viewer, now);
    }

    /// The last one, one that tells several plies, and one that tells the whole game.
    private static String updates(Table table, Viewer viewer, Instant now) {
        var state = TableView.of(table, viewer, now, Speech.ENGLISH);
        return IntStream.of(0, Math.max(0, table.version() - BETWEEN_MOMENTS), table.version() - 1)
                .mapToObj(since ->
                        Updates.text(table, viewer, since, Telling.after(table, viewer, since), state, Speech.ENGLISH))
                .collect(Collectors.joining());
    }

    /// The latest, and some of those before: the others were the latest ones once.
    private static String moments(Table table, Viewer viewer) {
        var present = table.course().plies().size();
        return Json.write(IntStream.rangeClosed(0, present)
                .filter(ply -> (present - ply) % BETWEEN_MOMENTS == 0)
                .mapToObj(ply -> MomentsResource.at(table, viewer, ply, Speech.ENGLISH))
                .toList());
    }
}
