package freehold.server.http;

import freehold.server.agents.Analyst;
import freehold.server.agents.Steward;
import freehold.server.hall.Hall;
import freehold.server.health.Health;
import freehold.server.store.Store;
import freehold.server.table.Refused;
import freehold.server.web.Deadlines;
import java.time.Clock;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/// All addresses of the interface.
public final class Api implements AutoCloseable {
    private final Outside outside;
    private final Identity identity;
    private final Guests guests;
    private final GamesResource games = new GamesResource();
    private final Positions positions = new Positions();
    private final Tables tables;
    private final Plies plies;
    private final Moments moments;
    private final Events events;
    private final Records records;
    private final RateLimit limit;
    private final Sockets sockets;
    private final Hall hall;
    private final Steward steward;
    private final Analyst analyst;
    private final AnalysisResource analysis;
    private final Operations operations;
    private final Pages pages = new Pages();
    private final Deadlines deadlines;

    /// @param webSockets what turns connections into sockets
    public Api(
            Hall hall,
            Store store,
            Steward steward,
            Analyst analyst,
            Health health,
            Clock clock,
            Limits limits,
            Outside outside,
            Patience patience,
            Deadlines deadlines,
            ServerWebSocketContainer webSockets) {
        this.outside = outside;
        this.hall = hall;
        this.steward = steward;
        this.analyst = analyst;
        this.deadlines = deadlines;
        limit = new RateLimit(limits.rate(), System::nanoTime);
        var crowd = new Crowd(limits.watchers());
        identity = new Identity(store, clock, outside);
        tables = new Tables(hall, store, steward, clock, limit);
        moments = new Moments(hall);
        plies = new Plies(hall);
        events = new Events(hall, crowd, identity, patience.heartbeat());
        records = new Records(hall, clock);
        sockets = new Sockets(
                webSockets, hall, plies, identity, limit, crowd, outside, deadlines, patience.betweenPings());
        guests = new Guests(identity, outside, hall, store, sockets);
        analysis = new AnalysisResource(analyst, hall);
        operations = new Operations(hall, store, steward, plies, sockets, health);
    }

    /// Answers every request.
    public Handler handler() {
        return new Dispatcher(routes(), outside, identity, limit, steward, deadlines, operations::count);
    }

    /// Answers what is none.
    public Request.Handler errors() {
        return new UnreadableRequests();
    }

    private Routes routes() {
        return new Routes()
                .post("/api/guests", guests::welcome)
                .get("/api/guests/me", guests::me)
                .put("/api/guests/me", guests::rename)
                .delete("/api/guests/me", guests::forget)
                .post("/api/guests/me/token", guests::renew)
                .get("/api/games", games::list)
                .get("/api/games/{id}/rules", games::rules)
                .get("/api/games/{id}/rulebook", games::rulebook)
                .get("/api/games/{id}/guide", games::guide)
                .get("/api/games/{id}/lesson", games::lesson)
                .post("/api/positions", positions::show)
                .post("/api/positions/why", positions::why)
                .post("/api/positions/log", positions::log)
                .post("/api/seals", tables::seal)
                .get("/api/tables", tables::list)
                .post("/api/tables", tables::create)
                .post("/api/tables/import", records::read)
                .get("/api/tables/{id}/record.fgn", atTable(records::show))
                .get("/api/tables/{id}/log", atTable(records::log))
                .get("/api/tables/{id}", atTable(tables::show))
                .get("/api/tables/{id}/positions/{ply}", atTable(moments::show))
                .post("/api/tables/{id}/why", atTable(moments::why))
                .post("/api/tables/{id}/join", atTable(tables::join))
                .post("/api/tables/{id}/leave", atTable(tables::leave))
                .post("/api/tables/{id}/resign", atTable(tables::resign))
                .post("/api/tables/{id}/rematch", atTable(tables::rematch))
                .post("/api/tables/{id}/hint", atTable(analysis::hint))
                .post("/api/tables/{id}/say", atTable(tables::say))
                .post("/api/tables/{id}/undo", atTable(tables::undo))
                .post("/api/tables/{id}/undo/{answer}", atTable(tables::answerUndo))
                .post("/api/tables/{id}/plies", atTable(plies::play))
                .get("/api/tables/{id}/socket", atTable(sockets::open))
                .get("/api/tables/{id}/events", atTable(events::stream))
                .post("/api/analysis", analysis::think)
                .get("/api/openapi.json", OpenApi::show)
                .get("/health", operations::health)
                .head("/health", operations::health)
                .get("/metrics", operations::metrics)
                .get("/api/*", Api::nothing)
                .head("/api/*", Api::nothing)
                .get("/*", pages::show)
                .head("/*", pages::show);
    }

    /// What is not in memory has to be read and played through first.
    private Consumer<Exchange> atTable(Consumer<Exchange> resource) {
        return exchange -> {
            if (!hall.isInMemory(exchange.path("id"))) {
                exchange.charge(Work.LOAD, 1);
            }
            resource.accept(exchange);
        };
    }

    private static void nothing(Exchange exchange) {
        throw new Refused(Refused.Code.NOT_FOUND, "there is nothing at this address");
    }

    @Override
    public void close() {
        sockets.close();
        analyst.close();
    }
}
