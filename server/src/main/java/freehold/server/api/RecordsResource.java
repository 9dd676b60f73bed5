package freehold.server.api;

import freehold.kernel.telling.Phrase;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import freehold.server.decisions.Imports;
import freehold.server.guard.RateLimit;
import freehold.server.guard.Work;
import freehold.server.hall.Hall;
import freehold.server.http.Answer;
import freehold.server.http.Exchange;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Transcript;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;

/// Games as text, out and in.
public final class RecordsResource {
    private static final int LARGEST = 256 << 10;

    private final Hall hall;
    private final Clock clock;

    public RecordsResource(Hall hall, Clock clock) {
        this.hall = hall;
        this.clock = clock;
    }

    /// `GET /tables/{id}/record.fgn`
    public void show(Exchange exchange) {
        var text = hall.look(exchange.path("id"), table -> Transcript.of(table, exchange.viewer()));
        exchange.answer().send(Answer.TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /// `GET /tables/{id}/log`
    public void log(Exchange exchange) {
        var since = exchange.number("since", 0);
        var limit = exchange.limit(PositionsResource.MOST_PLIES, PositionsResource.MOST_PLIES);
        var id = exchange.path("id");
        exchange.charge(Work.PLY, hall.look(id, table -> linesAfter(table, since)));
        var lines = exchange.exert(
                () -> hall.look(id, table -> LogView.of(table, exchange.viewer(), since, exchange.speech())));
        if (lines.size() > limit) {
            var last = lines.get(limit - 1).v().orElseThrow();
            exchange.next("/api/tables/%s/log?since=%d&limit=%d".formatted(id, last, limit));
        }
        exchange.sendAll(lines.stream().limit(limit).toList());
    }

    private static int linesAfter(Table table, int v) {
        return table.course().plies().size() - table.moves().playedBy(v);
    }

    /// `POST /tables/import`
    public void read(Exchange exchange) {
        exchange.somebody();
        exchange.charge(Work.IMPORT, 1);
        exchange.admit(RateLimit.Newcomer.TABLE);
        var text = new String(exchange.bytes(LARGEST), StandardCharsets.UTF_8);
        var games = exchange.exert(() -> FgnReader.read(text));
        if (games.size() != 1) {
            throw new Refused(Refused.Code.INVALID, Phrase.of("one game is expected, not %s", games.size()));
        }
        var sheet = whole(games.getFirst());
        var id = hall.create((_, _) -> Imports.events(sheet));
        exchange.send(
                201,
                hall.look(id, table -> TableView.of(table, exchange.viewer(), clock.instant(), exchange.speech())));
    }

    private static Scoresheet whole(FgnGame game) {
        return switch (game) {
            case FgnGame.Unreadable(var _, var because) -> throw new Refused(Refused.Code.INVALID, because);
            case Scoresheet sheet -> {
                sheet.broken().ifPresent(broken -> {
                    throw new Refused(Refused.Code.ILLEGAL, broken.because(), details(broken));
                });
                if (sheet.course().setup().start().isPresent()) {
                    throw new Refused(
                            Refused.Code.INVALID,
                            "a game from a placed position has no table; open it on the analysis board");
                }
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
