package freehold.server;

import freehold.server.agents.Analyst;
import freehold.server.agents.HouseGame;
import freehold.server.agents.Steward;
import freehold.server.hall.Hall;
import freehold.server.health.Emergency;
import freehold.server.health.Health;
import freehold.server.store.Store;
import freehold.server.upkeep.Housekeeping;
import freehold.server.web.ConnectionLimit;
import freehold.server.web.ListenerWatchdog;
import freehold.server.web.RequestDeadlines;
import freehold.server.web.WebServer;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/// The whole server, put together.
public final class Server implements AutoCloseable {
    private final Store store;
    private final Hall hall;
    private final Steward steward;
    private final Housekeeping housekeeping;
    private final Analyst analyst = new Analyst();
    private final RequestDeadlines deadlines;
    private final WebServer web;
    private final Health health;
    private final Api api;
    private final String host;
    private Optional<ListenerWatchdog> watchdog = Optional.empty();

    public Server(Settings settings) {
        this(settings, new Store(settings.database().open()));
    }

    private Server(Settings settings, Store store) {
        this(
                settings,
                store,
                new SteadyClock(
                        Clock.systemUTC(), System::nanoTime, store.heartbeat().orElse(Instant.MIN)));
    }

    Server(Settings settings, Clock clock) {
        this(settings, new Store(settings.database().open()), clock);
    }

    /// @param clock what time it is, for all that happens at tables
    private Server(Settings settings, Store store, Clock clock) {
        this.store = store;
        host = settings.host();
        hall = new Hall(store, clock);
        steward = new Steward(hall, store, clock, settings.agents());
        housekeeping = new Housekeeping(hall, store, clock, settings.retention(), steward::isOnDuty);
        deadlines = new RequestDeadlines(settings.timeouts().request());
        var limit = ConnectionLimit.ofThisProcess(settings.publicAddress().isBehindProxy());
        web = new WebServer(host, settings.port(), deadlines, limit);
        health = new Health(checks());
        var houseGame = new HouseGame(hall, store, clock, settings.agents());
        var core = new Core(hall, store, steward, houseGame, analyst, housekeeping, health, clock);
        api = new Api(core, settings, deadlines, web.webSockets());
    }

    private Map<String, Callable<Boolean>> checks() {
        return Map.of(
                "the database can't be read or written", store::isWell,
                "the disk is full", store::hasRoom,
                "agents do not think", () -> steward.isThinking() && analyst.isThinking(),
                "clocks do not run", steward::isAttentive,
                "nobody listens", web::isListening);
    }

    /// @throws UncheckedIOException if nobody can listen there
    public Server start() {
        steward.start();
        housekeeping.start();
        try {
            web.start(api.handler(), api.errors());
        } catch (UncheckedIOException e) {
            close();
            throw e;
        }
        watchdog = Optional.of(new ListenerWatchdog(
                web.address(), ListenerWatchdog.USUAL, () -> Emergency.end("connections are refused")));
        health.start();
        return this;
    }

    /// For tests that put something there behind the server's back.
    Store store() {
        return store;
    }

    /// For tests that do not wait for its next round.
    Housekeeping housekeeping() {
        return housekeeping;
    }

    /// For tests that compare them with the description of the interface.
    List<String> addresses() {
        return api.routes().addresses();
    }

    /// Where it can be reached: `http://127.0.0.1:8080/`.
    public String address() {
        return "http://%s:%d/".formatted(host.contains(":") ? "[" + host + "]" : host, web.port());
    }

    /// Finishes what was begun, flushes, and tells the clients to come again.
    @Override
    public void close() {
        watchdog.ifPresent(ListenerWatchdog::close);
        health.close();
        housekeeping.close();
        steward.close();
        hall.close();
        api.close();
        web.close();
        deadlines.close();
        store.close();
    }
}
