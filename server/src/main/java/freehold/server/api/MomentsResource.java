package freehold.server.api;

import freehold.answers.PositionView;
import freehold.kernel.position.Position;
import freehold.server.guard.Work;
import freehold.server.hall.Hall;
import freehold.server.http.Exchange;
import freehold.server.http.Speech;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Viewer;

/// What a table can tell of its rules to somebody who may not know all of its plies: earlier positions, and why a token
/// can't be played.
public final class MomentsResource {
    private final Hall hall;

    public MomentsResource(Hall hall) {
        this.hall = hall;
    }

    /// `GET /tables/{id}/positions/{ply}`
    public void show(Exchange exchange) {
        var ply = exchange.pathNumber("ply");
        exchange.charge(Work.PLY, Math.clamp(ply, 0, PositionsResource.MOST_PLIES));
        exchange.send(exchange.exert(
                () -> hall.look(exchange.path("id"), table -> at(table, exchange.viewer(), ply, exchange.speech()))));
    }

    /// The position after so many plies, with the eyes of whoever looks; what is legal might tell what others may not
    /// know.
    public static freehold.wire.Position at(Table table, Viewer viewer, int ply, Speech speech) {
        viewer.check(table);
        if (ply < 0 || ply > table.course().plies().size()) {
            throw new Refused(Refused.Code.NOT_FOUND, "so many plies were not played here");
        }
        var position = table.course().at(ply);
        var own = viewer.seats(table);
        var acts = own.contains(position.actor());
        var eyes = acts ? position.actor() : own.isEmpty() ? Position.SPECTATOR : own.getFirst();
        return PositionView.of(position, eyes, acts, speech);
    }

    /// `POST /tables/{id}/why`
    public void why(Exchange exchange) {
        exchange.somebody();
        var viewer = exchange.viewer();
        var token = exchange.body().text("token", PositionsResource.LONGEST_TOKEN);
        exchange.send(hall.look(exchange.path("id"), table -> {
            if (!table.isUpTo(viewer)) {
                // The reason may tell what the one who acts keeps secret.
                throw new Refused(Refused.Code.NOT_YOUR_TURN, "it is not your turn");
            }
            return PositionView.ruling(token, table.position().judge(token), exchange.speech());
        }));
    }
}
