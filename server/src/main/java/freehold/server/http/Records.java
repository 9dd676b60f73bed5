package freehold.server.http;

import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import freehold.server.hall.Hall;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Imports;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import io.helidon.http.HeaderNames;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// Games as text, out and in.
final class Records {
    private static final int LARGEST = 256 << 10;

    private final Hall hall;
    private final Clock clock;

    Records(Hall hall, Clock clock) {
        this.hall = hall;
        this.clock = clock;
    }

    /// `GET /tables/{id}/record.fgn`
    void show(Exchange exchange) {
        var text = hall.look(exchange.path("id"), table -> write(table, exchange.guest()));
        exchange.response().header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8");
        exchange.response().send(text.getBytes(StandardCharsets.UTF_8));
    }

    /// What a guest may know of the game so far; all of it once the game is over.
    static String write(Table table, Guest guest) {
        var own = table.seatsOf(guest);
        var plies = table.course().plies();
        return FgnWriter.write(
                new Scoresheet(tags(table), table.course()),
                ply -> table.status() != Status.OVER
                        && table.isSecret(ply)
                        && !own.contains(plies.get(ply).by()));
    }

    private static Map<String, String> tags(Table table) {
        var tags = new LinkedHashMap<String, String>();
        for (var seat = 1; seat <= table.chairs().size(); seat++) {
            tags.put("Seat" + seat, table.chair(seat).name());
        }
        var begun = table.entriesAfter(0).getFirst().at();
        tags.put("Date", begun.atOffset(ZoneOffset.UTC).toLocalDate().toString());
        table.over().ifPresent(over -> end(table, over, tags));
        if (!table.commitment().isEmpty()) {
            tags.put("Table", table.id());
            tags.put("Commitment", table.commitment());
            table.over().ifPresent(over -> tags.put("Seed", over.seed()));
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

    /// `POST /tables/import`
    void read(Exchange exchange) {
        var text = new String(exchange.bytes(LARGEST), StandardCharsets.UTF_8);
        var games = FgnReader.read(text);
        if (games.size() != 1) {
            throw new Refused(Refused.Code.INVALID, "one game is expected, not %d".formatted(games.size()));
        }
        var sheet = whole(games.getFirst());
        var id = hall.create((_, _) -> Imports.events(sheet));
        exchange.send(201, hall.look(id, table -> TableView.of(table, exchange.guest(), clock.instant())));
    }

    private static Scoresheet whole(FgnGame game) {
        return switch (game) {
            case FgnGame.Unreadable(var _, var because) -> throw new Refused(Refused.Code.INVALID, because);
            case Scoresheet sheet -> {
                sheet.broken().ifPresent(broken -> {
                    throw new Refused(Refused.Code.ILLEGAL, broken.because(), details(broken));
                });
                yield sheet;
            }
        };
    }

    private static Map<String, Object> details(Scoresheet.Break broken) {
        var details = new HashMap<String, Object>(Map.of("ply", broken.ply(), "token", broken.token()));
        broken.rule().ifPresent(rule -> details.put("rule", rule));
        return details;
    }
}
