package freehold.server.api;

import freehold.server.decisions.Play;
import freehold.server.hall.Hall;
import freehold.server.http.Exchange;
import freehold.server.json.Body;
import freehold.server.metrics.Histogram;
import freehold.server.table.Guest;
import freehold.wire.Version;

/// What people play.
public final class PliesResource {
    public static final int LONGEST_KEY = 64;

    private final Hall hall;
    private final Histogram times = new Histogram();

    public PliesResource(Hall hall) {
        this.hall = hall;
    }

    /// `POST /tables/{id}/plies`
    public void play(Exchange exchange) {
        exchange.send(new Version(play(exchange.path("id"), exchange.somebody(), exchange.body())));
    }

    /// Returns the number of the ply's event, once it is durable.
    public int play(String table, Guest guest, Body body) {
        var token = body.text("token", PositionsResource.LONGEST_TOKEN);
        var basedOn = body.whole("basedOn");
        var agent = body.optionalWhole("seat");
        var start = System.nanoTime();
        var version = hall.act(
                table,
                key(guest, body),
                present -> agent.map(seat -> Play.delegatedPly(present, guest, seat, token, basedOn))
                        .orElseGet(() -> Play.ply(present, guest, token, basedOn)));
        times.since(start);
        return version;
    }

    /// How long plies took until they were acknowledged.
    public Histogram times() {
        return times;
    }

    /// Two people may well use the same key.
    private static String key(Guest guest, Body body) {
        var key = body.optionalText("key", LONGEST_KEY);
        return key.isEmpty() ? "" : guest.id() + "/" + key;
    }
}
