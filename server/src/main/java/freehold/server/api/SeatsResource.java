package freehold.server.api;

import freehold.server.decisions.Departures;
import freehold.server.decisions.EventLimit;
import freehold.server.decisions.Hosting;
import freehold.server.decisions.Seating;
import freehold.server.hall.Decision;
import freehold.server.hall.Hall;
import freehold.server.http.Exchange;
import freehold.server.table.Chair;
import freehold.server.table.Guest;
import freehold.server.table.Refused;

/// Seats of one table: taken, left, and changed by the host before the game.
public final class SeatsResource {
    private final Hall hall;
    private final TablesResource tables;

    public SeatsResource(Hall hall, TablesResource tables) {
        this.hall = hall;
        this.tables = tables;
    }

    /// `POST /tables/{id}/join`
    public void join(Exchange exchange) {
        var guest = exchange.somebody();
        var body = exchange.body();
        var seat = body.optionalWhole("seat");
        var salt = DrawShare.salt(body);
        hall.act(exchange.path("id"), table -> {
            EventLimit.check(table);
            return Seating.join(table, guest, seat, salt);
        });
        tables.show(exchange);
    }

    /// `POST /tables/{id}/leave`
    public void leave(Exchange exchange) {
        var guest = exchange.somebody();
        hall.act(exchange.path("id"), table -> Departures.leave(table, guest));
        tables.show(exchange);
    }

    /// `POST /tables/{id}/resign`
    public void resign(Exchange exchange) {
        var guest = exchange.somebody();
        hall.act(exchange.path("id"), table -> Departures.resign(table, guest));
        tables.show(exchange);
    }

    /// `POST /tables/{id}/seats/{seat}`
    public void change(Exchange exchange) {
        var guest = exchange.somebody();
        var seat = number(exchange.path("seat"));
        var body = exchange.body();
        var level = body.optionalWhole("level").orElse(Chair.SUBSTITUTE);
        Decision change = switch (body.text("kind", PositionsResource.LONGEST_TOKEN)) {
            case "agent" -> table -> Hosting.fill(table, guest, seat, level);
            case "open" -> table -> Hosting.free(table, guest, seat);
            case "none" -> table -> Hosting.drop(table, guest, seat);
            default -> throw new Refused(Refused.Code.INVALID, "a seat is changed to agent, open or none");
        };
        actWithinLimit(exchange, change);
    }

    /// `POST /tables/{id}/seats/{seat}/name`
    public void name(Exchange exchange) {
        var guest = exchange.somebody();
        var seat = number(exchange.path("seat"));
        var name = GivenName.of(exchange.body().text(GivenName.FIELD, Guest.LONGEST_NAME));
        actWithinLimit(exchange, table -> Seating.name(table, guest, seat, name));
    }

    /// `POST /tables/{id}/start`
    public void start(Exchange exchange) {
        var guest = exchange.somebody();
        var level = exchange.body().optionalWhole("level");
        actWithinLimit(exchange, table -> Hosting.start(table, guest, level));
    }

    private void actWithinLimit(Exchange exchange, Decision decision) {
        hall.act(exchange.path("id"), table -> {
            EventLimit.check(table);
            return decision.on(table);
        });
        tables.show(exchange);
    }

    /// 0, which no seat has, for what is no number.
    private static int number(String text) {
        return text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
    }
}
