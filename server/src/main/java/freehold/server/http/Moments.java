package freehold.server.http;

import freehold.kernel.Position;
import freehold.kernel.Words;
import freehold.server.hall.Hall;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;

/// What a table can tell of its rules to somebody who may not know all of its plies: earlier positions, and why a token
/// can't be played.
final class Moments {
    private final Hall hall;

    Moments(Hall hall) {
        this.hall = hall;
    }

    /// `GET /tables/{id}/positions/{ply}`
    void show(Exchange exchange) {
        var ply = exchange.pathNumber("ply");
        exchange.send(hall.look(exchange.path("id"), table -> at(table, exchange.guest(), ply, exchange.words())));
    }

    /// The position after so many plies, with the eyes of whoever looks; what is legal might tell what others may not
    /// know.
    static Positions.Answer at(Table table, Guest guest, int ply, Words words) {
        if (ply < 0 || ply > table.course().plies().size()) {
            throw new Refused(Refused.Code.NOT_FOUND, "so many plies were not played here");
        }
        var position = table.course().at(ply);
        var own = table.seatsOf(guest);
        var acts = own.contains(position.actor());
        var viewer = acts ? position.actor() : own.isEmpty() ? Position.SPECTATOR : own.getFirst();
        return Positions.Answer.of(position, viewer, acts, words);
    }

    /// `POST /tables/{id}/why`
    void why(Exchange exchange) {
        var guest = exchange.somebody();
        var token = exchange.body().text("token", Positions.LONGEST_TOKEN);
        exchange.send(hall.look(exchange.path("id"), table -> {
            var isActing =
                    table.actingSeat().filter(table.seatsOf(guest)::contains).isPresent();
            if (!isActing) {
                // The reason may tell what the one who acts keeps secret.
                throw new Refused(Refused.Code.NOT_YOUR_TURN, "it is not your turn");
            }
            return Positions.ruling(token, table.position().judge(token), exchange.words());
        }));
    }
}
