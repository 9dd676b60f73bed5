package freehold.server.http;

import freehold.server.agents.Analyst;
import freehold.server.agents.Steward;
import freehold.server.hall.Hall;
import freehold.server.store.Store;
import freehold.server.table.Refused;
import io.helidon.http.Method;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.spi.ServerConnectionSelector;
import io.helidon.webserver.websocket.WsRouting;
import java.time.Clock;
import java.util.Set;
import java.util.function.Consumer;

/// All addresses of the interface.
public final class Api implements AutoCloseable {
    private static final Set<Method> SAFE = Set.of(Method.GET, Method.HEAD, Method.OPTIONS);

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
    private final Gate gate;
    private final Sockets sockets;
    private final Analyst analyst = new Analyst();
    private final AnalysisResource analysis;
    private final Operations operations;
    private final Pages pages = new Pages();
    private final Unfinished unfinished;

    public Api(
            Hall hall, Store store, Steward steward, Clock clock, Limits limits, Outside outside, Patience patience) {
        this.outside = outside;
        unfinished = new Unfinished(patience.unfinished());
        gate = new Gate(limits.rate(), System::nanoTime);
        var crowd = new Crowd(limits.watchers());
        identity = new Identity(store, clock);
        guests = new Guests(identity, outside);
        tables = new Tables(hall, store, steward, clock, gate);
        moments = new Moments(hall);
        plies = new Plies(hall);
        events = new Events(hall, crowd, patience.heartbeat());
        records = new Records(hall, clock);
        sockets = new Sockets(hall, plies, identity, gate, crowd, outside, patience.betweenPings());
        analysis = new AnalysisResource(analyst, hall);
        operations = new Operations(hall, store, steward, plies, sockets);
    }

    public WsRouting.Builder sockets() {
        return sockets.routing();
    }

    public ServerConnectionSelector connections() {
        return unfinished;
    }

    public void routes(HttpRouting.Builder routing) {
        Errors.register(routing);
        routing.addFilter(unfinished.betweenRequests());
        routing.post("/api/guests", with(guests::welcome))
                .get("/api/guests/me", with(guests::me))
                .put("/api/guests/me", with(guests::rename))
                .get("/api/games", with(games::list))
                .get("/api/games/{id}/rules", with(games::rules))
                .get("/api/games/{id}/lesson", with(games::lesson))
                .post("/api/positions", with(positions::show))
                .post("/api/positions/why", with(positions::why))
                .post("/api/positions/log", with(positions::log))
                .get("/api/tables", with(tables::list))
                .post("/api/tables", with(tables::create))
                .post("/api/tables/import", with(records::read))
                .get("/api/tables/{id}/record.fgn", with(records::show))
                .get("/api/tables/{id}/log", with(records::log))
                .get("/api/tables/{id}", with(tables::show))
                .get("/api/tables/{id}/positions/{ply}", with(moments::show))
                .post("/api/tables/{id}/why", with(moments::why))
                .post("/api/tables/{id}/join", with(tables::join))
                .post("/api/tables/{id}/leave", with(tables::leave))
                .post("/api/tables/{id}/resign", with(tables::resign))
                .post("/api/tables/{id}/rematch", with(tables::rematch))
                .post("/api/tables/{id}/hint", with(analysis::hint))
                .post("/api/tables/{id}/say", with(tables::say))
                .post("/api/tables/{id}/undo", with(tables::undo))
                .post("/api/tables/{id}/undo/{answer}", with(tables::answerUndo))
                .post("/api/tables/{id}/plies", with(plies::play))
                .get("/api/tables/{id}/socket", with(sockets::explain))
                .get("/api/tables/{id}/events", with(events::stream))
                .post("/api/analysis", with(analysis::think))
                .get("/api/openapi.json", with(OpenApi::show))
                .get("/health", with(operations::health))
                .head("/health", with(operations::health))
                .get("/metrics", with(operations::metrics))
                .any("/api/*", with(Api::nothing))
                .get("/*", with(pages::show))
                .head("/*", with(pages::show))
                .any("/*", with(Api::nothing));
    }

    private static void nothing(Exchange exchange) {
        throw new Refused(Refused.Code.NOT_FOUND, "there is nothing at this address");
    }

    private Handler with(Consumer<Exchange> resource) {
        return (request, response) -> {
            SecurityHeaders.set(response, outside.isSecure(request.headers()));
            response.whenSent(() -> operations.count(response.status().code()));
            var address = outside.caller(request.remotePeer().host(), request.headers());
            gate.enter(address);
            var caller = identity.caller(request.headers());
            if (!caller.guest().isStranger()) {
                gate.enter(caller.guest());
            }
            if (!SAFE.contains(request.prologue().method())) {
                Origins.check(outside, caller, request.headers());
            }
            resource.accept(new Exchange(request, response, caller.guest(), address, unfinished));
        };
    }

    @Override
    public void close() {
        sockets.close();
        analyst.close();
        unfinished.close();
    }
}
