package freehold.server.http;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.Phrase;
import freehold.server.agents.Steward;
import freehold.server.hall.Hall;
import freehold.server.hall.Names;
import freehold.server.json.Body;
import freehold.server.store.Store;
import freehold.server.table.Chair;
import freehold.server.table.Departures;
import freehold.server.table.Guest;
import freehold.server.table.Pace;
import freehold.server.table.Refused;
import freehold.server.table.Rematches;
import freehold.server.table.Seating;
import freehold.server.table.Table;
import freehold.server.table.Takebacks;
import freehold.server.table.Talk;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Tables: opened, found, looked at, joined and left.
final class Tables {
    private static final int MOST_SEATS = 16;
    private static final int LONGEST_SECONDS = 366 * 24 * 60 * 60;

    private final Hall hall;
    private final Store store;
    private final Steward steward;
    private final Clock clock;
    private final Gate gate;

    Tables(Hall hall, Store store, Steward steward, Clock clock, Gate gate) {
        this.hall = hall;
        this.store = store;
        this.steward = steward;
        this.clock = clock;
        this.gate = gate;
    }

    /// `POST /tables`
    void create(Exchange exchange) {
        var guest = exchange.somebody();
        var body = exchange.body();
        var game = Games.named(body.text("game", Positions.LONGEST_TOKEN));
        var chairs = body.objects("seats", MOST_SEATS).stream()
                .map(seat -> chair(seat, guest))
                .toList();
        chairs.forEach(chair -> {
            if (chair instanceof Chair.Agent(var level)) {
                game.level(level); // refuses a level that there is not
            }
        });
        var setup = game.setup(chairs.size(), body.values("options", Positions.LONGEST_TOKEN));
        var pace = body.object("clock").map(Tables::pace);
        var listed = body.flag("listed", true);
        var id = hall.create((name, seed) -> Seating.create(name, seed, new Course(game, setup), chairs, listed, pace));
        show(exchange, 201, id);
    }

    private static Chair chair(Body seat, Guest guest) {
        return switch (seat.text("kind", Positions.LONGEST_TOKEN)) {
            case "me" -> new Chair.Person(guest.id(), guest.name());
            case "open" -> new Chair.Open();
            case "agent" -> new Chair.Agent(seat.optionalWhole("level").orElse(Chair.SUBSTITUTE));
            default -> throw new Refused(Refused.Code.INVALID, "a seat's kind is me, open or agent");
        };
    }

    private static Pace pace(Body clock) {
        return switch (clock.text("kind", Positions.LONGEST_TOKEN)) {
            case "live" -> new Pace.Live(seconds(clock, "base", 1), seconds(clock, "increment", 0));
            case "correspondence" -> new Pace.Correspondence(seconds(clock, "perMove", 1));
            default -> throw new Refused(Refused.Code.INVALID, "a clock's kind is live or correspondence");
        };
    }

    private static int seconds(Body clock, String field, int least) {
        var seconds = clock.whole(field);
        if (seconds < least || seconds > LONGEST_SECONDS) {
            throw new Refused(
                    Refused.Code.INVALID, Phrase.of("'%s' is %s to %s seconds", field, least, LONGEST_SECONDS));
        }
        return seconds;
    }

    /// `GET /tables`
    void list(Exchange exchange) {
        var page = exchange.page();
        var which = Stream.of("mine", "playing")
                .filter(word -> exchange.flag(word, false))
                .findFirst()
                .orElse("open");
        var ids = switch (which) {
            case "mine" -> store.tablesOf(exchange.somebody(), page);
            case "playing" -> store.playing(page);
            default -> store.open(page);
        };
        if (ids.size() == page.limit()) {
            exchange.next("/api/tables?%s=true&limit=%d&after=%s".formatted(which, page.limit(), ids.getLast()));
        }
        exchange.send(ids.stream().flatMap(id -> summary(id, exchange.guest())).toList());
    }

    /// A table that can't be opened, because its edition of the rules is gone, does not spoil the list.
    private Stream<TableView> summary(String id, Guest guest) {
        try {
            var view = hall.look(id, table -> TableView.summary(table, guest, clock.instant()));
            return Stream.of(view.with(hall.watchers(id), Optional.empty()));
        } catch (Refused e) {
            return Stream.empty();
        }
    }

    /// `GET /tables/{id}`
    void show(Exchange exchange) {
        show(exchange, 200, exchange.path("id"));
    }

    private void show(Exchange exchange, int status, String id) {
        var view = hall.look(id, table -> TableView.of(table, exchange.guest(), clock.instant(), exchange.words()));
        var isAwaited = hall.look(id, Table::awaitsAgent);
        exchange.send(status, view.with(hall.watchers(id), steward.thought(id, isAwaited)));
    }

    /// `POST /tables/{id}/join`
    void join(Exchange exchange) {
        var guest = exchange.somebody();
        var seat = exchange.body().optionalWhole("seat");
        hall.act(exchange.path("id"), table -> Seating.join(table, guest, seat));
        show(exchange);
    }

    /// `POST /tables/{id}/leave`
    void leave(Exchange exchange) {
        var guest = exchange.somebody();
        hall.act(exchange.path("id"), table -> Departures.leave(table, guest));
        show(exchange);
    }

    /// `POST /tables/{id}/resign`
    void resign(Exchange exchange) {
        var guest = exchange.somebody();
        hall.act(exchange.path("id"), table -> Departures.resign(table, guest));
        show(exchange);
    }

    /// `POST /tables/{id}/rematch`: the first caller opens the new table, everybody takes a seat there.
    void rematch(Exchange exchange) {
        var guest = exchange.somebody();
        var old = exchange.path("id");
        var name = Names.fresh(clock.instant());
        hall.act(old, table -> Rematches.propose(table, guest, name));
        var agreed = hall.look(old, Table::rematch).orElseThrow();
        hall.createOnce(agreed, (id, seed) -> hall.look(old, table -> Rematches.open(table, id, seed)));
        hall.act(agreed, table -> Seating.join(table, guest, Optional.empty()));
        show(exchange, 200, agreed);
    }

    /// `POST /tables/{id}/say`
    void say(Exchange exchange) {
        var guest = exchange.somebody();
        gate.speak(guest);
        var text = exchange.body().text("text", Talk.LONGEST);
        var version = hall.act(exchange.path("id"), table -> Talk.say(table, guest, text));
        exchange.send(Map.of("version", version));
    }

    /// `POST /tables/{id}/undo`
    void undo(Exchange exchange) {
        var guest = exchange.somebody();
        var plies = exchange.body().optionalWhole("plies");
        var id = exchange.path("id");
        var version = hall.act(id, table -> Takebacks.undo(table, guest, plies));
        var isAsked = hall.look(id, table -> table.undoRequest().isPresent());
        exchange.send(isAsked ? 202 : 200, Map.of("version", version));
    }

    /// `POST /tables/{id}/undo/{answer}`
    void answerUndo(Exchange exchange) {
        var guest = exchange.somebody();
        var agrees = switch (exchange.path("answer")) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new Refused(Refused.Code.NOT_FOUND, "the answer is yes or no");
        };
        var version = hall.act(exchange.path("id"), table -> Takebacks.answer(table, guest, agrees));
        exchange.send(Map.of("version", version));
    }
}
