package freehold.server;

import freehold.server.api.AnalysisResource;
import freehold.server.api.EventsResource;
import freehold.server.api.GamesResource;
import freehold.server.api.GuestsResource;
import freehold.server.api.MomentsResource;
import freehold.server.api.OpenApiResource;
import freehold.server.api.OperationsResource;
import freehold.server.api.PliesResource;
import freehold.server.api.PositionsResource;
import freehold.server.api.PreviewsResource;
import freehold.server.api.RecordsResource;
import freehold.server.api.SeatsResource;
import freehold.server.api.TablesResource;
import freehold.server.api.Updates;
import freehold.server.guard.Identity;
import freehold.server.guard.OriginCheck;
import freehold.server.guard.RateLimit;
import freehold.server.guard.StreamLimit;
import freehold.server.guard.Work;
import freehold.server.http.Dispatcher;
import freehold.server.http.Exchange;
import freehold.server.http.Pages;
import freehold.server.http.Routes;
import freehold.server.http.UnreadableRequests;
import freehold.server.socket.OpenSockets;
import freehold.server.table.Refused;
import freehold.server.web.RequestDeadlines;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/// All addresses of the interface.
final class Api implements AutoCloseable {
    private final Core core;
    private final Settings settings;
    private final RequestDeadlines deadlines;
    private final RateLimit limit;
    private final StreamLimit streams;
    private final Identity identity;
    private final OriginCheck origins;
    private final OpenSockets sockets;
    private final GuestsResource guests;
    private final GamesResource games = new GamesResource();
    private final PositionsResource positions = new PositionsResource();
    private final TablesResource tables;
    private final SeatsResource seats;
    private final PliesResource plies;
    private final MomentsResource moments;
    private final EventsResource events;
    private final RecordsResource records;
    private final AnalysisResource analysis;
    private final OperationsResource operations;
    private final Pages pages = new Pages();
    private final PreviewsResource previews;

    /// @param webSockets what turns connections into sockets
    Api(Core core, Settings settings, RequestDeadlines deadlines, ServerWebSocketContainer webSockets) {
        this.core = core;
        this.settings = settings;
        this.deadlines = deadlines;
        var hall = core.hall();
        limit = new RateLimit(settings.limits(), System::nanoTime);
        streams = new StreamLimit(settings.limits().watchers());
        identity = new Identity(core.store(), core.clock(), settings.publicAddress());
        origins = new OriginCheck(settings.publicAddress());
        plies = new PliesResource(hall);
        sockets = openSockets(webSockets);
        guests = new GuestsResource(identity, settings.publicAddress(), hall, core.store(), sockets::dismiss);
        tables = new TablesResource(hall, core.store(), core.steward(), core.houseGame(), core.clock(), limit);
        seats = new SeatsResource(hall, tables);
        moments = new MomentsResource(hall);
        events = new EventsResource(hall, streams, identity, settings.timeouts().heartbeat());
        records = new RecordsResource(hall, core.clock());
        previews = new PreviewsResource(hall, pages, settings.publicAddress());
        analysis = new AnalysisResource(core.analyst(), hall);
        operations = new OperationsResource(
                hall, core.store(), core.steward(), core.housekeeping(), limit, plies, sockets::count, core.health());
    }

    private OpenSockets openSockets(ServerWebSocketContainer webSockets) {
        return new OpenSockets(
                webSockets,
                core.hall(),
                plies,
                speech -> new Updates(core.hall(), core.steward(), core.clock(), speech),
                identity,
                limit,
                streams,
                origins,
                deadlines,
                settings.timeouts().betweenPings());
    }

    /// Answers every request.
    public Handler handler() {
        return new Dispatcher(
                routes(),
                settings.publicAddress(),
                origins,
                identity,
                limit,
                core.steward(),
                deadlines,
                operations::count);
    }

    /// Answers what is none.
    public Request.Handler errors() {
        return new UnreadableRequests();
    }

    Routes routes() {
        var routes = new Routes();
        addGuests(routes);
        addGames(routes);
        addTables(routes);
        addOneTable(routes);
        addOthers(routes);
        return routes;
    }

    private void addGuests(Routes routes) {
        routes.get("/api/visitor", guests::visitor)
                .post("/api/guests", guests::welcome)
                .get("/api/guests/me", guests::me)
                .put("/api/guests/me", guests::rename)
                .delete("/api/guests/me", guests::forget)
                .post("/api/guests/me/token", guests::renew);
    }

    private void addGames(Routes routes) {
        routes.get("/api/games", games::list)
                .get("/api/games/{id}/rules", games::rules)
                .get("/api/games/{id}/rulebook", games::rulebook)
                .get("/api/games/{id}/guide", games::guide)
                .get("/api/games/{id}/lesson", games::lesson)
                .post("/api/positions", positions::show)
                .post("/api/positions/why", positions::why)
                .post("/api/positions/log", positions::log)
                .post("/api/positions/story", positions::story)
                .post("/api/analysis", analysis::think);
    }

    private void addTables(Routes routes) {
        routes.post("/api/seals", tables::seal)
                .get("/api/tables", tables::list)
                .post("/api/tables", tables::create)
                .post("/api/tables/import", records::read);
    }

    private void addOneTable(Routes routes) {
        routes.get("/api/tables/{id}/record.fgn", atTable(records::show))
                .get("/api/tables/{id}/log", atTable(records::log))
                .get("/api/tables/{id}/picture.png", atTable(previews::picture))
                .get("/api/tables/{id}", atTable(tables::show))
                .get("/api/tables/{id}/positions/{ply}", atTable(moments::show))
                .post("/api/tables/{id}/why", atTable(moments::why))
                .post("/api/tables/{id}/join", atTable(seats::join))
                .post("/api/tables/{id}/leave", atTable(seats::leave))
                .post("/api/tables/{id}/seats/{seat}", atTable(seats::change))
                .post("/api/tables/{id}/seats/{seat}/name", atTable(seats::name))
                .post("/api/tables/{id}/start", atTable(seats::start))
                .post("/api/tables/{id}/resign", atTable(seats::resign))
                .post("/api/tables/{id}/rematch", atTable(tables::rematch))
                .post("/api/tables/{id}/hint", atTable(analysis::hint))
                .post("/api/tables/{id}/say", atTable(tables::say))
                .post("/api/tables/{id}/undo", atTable(tables::undo))
                .post("/api/tables/{id}/undo/{answer}", atTable(tables::answerUndo))
                .post("/api/tables/{id}/plies", atTable(plies::play))
                .get("/api/tables/{id}/socket", atTable(sockets::open))
                .get("/api/tables/{id}/events", atTable(events::stream));
    }

    /// Last, because `*` takes what no other address has taken.
    private void addOthers(Routes routes) {
        routes.get("/api/openapi.json", OpenApiResource::show)
                .get("/health", operations::health)
                .head("/health", operations::health)
                .get("/metrics", operations::metrics)
                .head("/metrics", operations::metrics)
                .get("/api/*", Api::nothing)
                .head("/api/*", Api::nothing)
                .get("/*", previews::page)
                .head("/*", pages::show);
    }

    /// What is not in memory has to be read and played through first.
    private Consumer<Exchange> atTable(Consumer<Exchange> resource) {
        return exchange -> {
            if (!core.hall().isInMemory(exchange.path("id"))) {
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
        core.analyst().close();
    }
}
