package freehold.server.api;

import freehold.server.agents.Steward;
import freehold.server.guard.RateLimit;
import freehold.server.hall.Hall;
import freehold.server.health.Health;
import freehold.server.http.Exchange;
import freehold.server.memory.Cached;
import freehold.server.metrics.Build;
import freehold.server.metrics.Page;
import freehold.server.metrics.ProcessMetrics;
import freehold.server.store.Store;
import freehold.server.upkeep.Housekeeping;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntSupplier;

/// For whoever runs the server: is it well, and how busy is it?
public final class OperationsResource {
    private static final Duration CENSUS = Duration.ofSeconds(15);

    private final Hall hall;
    private final Store store;
    private final Steward steward;
    private final Housekeeping housekeeping;
    private final RateLimit limit;
    private final PliesResource plies;
    private final IntSupplier sockets;
    private final Health health;
    /// Counting all tables takes time, so what was counted is told for a while.
    private final Cached<Map<String, Integer>> census;

    private final Cached<Store.Size> size;

    private final Map<Integer, LongAdder> answers = new ConcurrentHashMap<>();

    public OperationsResource(
            Hall hall,
            Store store,
            Steward steward,
            Housekeeping housekeeping,
            RateLimit limit,
            PliesResource plies,
            IntSupplier sockets,
            Health health) {
        this.hall = hall;
        this.store = store;
        this.steward = steward;
        this.housekeeping = housekeeping;
        this.limit = limit;
        this.plies = plies;
        this.sockets = sockets;
        this.health = health;
        this.census = new Cached<>(CENSUS, store::census);
        this.size = new Cached<>(CENSUS, store::size);
    }

    public void count(int status) {
        answers.computeIfAbsent(status, _ -> new LongAdder()).increment();
    }

    /// `GET /health`
    public void health(Exchange exchange) {
        var troubles = health.troubles();
        if (troubles.isEmpty()) {
            exchange.send(new freehold.wire.Health("ok"));
        } else {
            exchange.send(503, new freehold.wire.Health(String.join("; ", troubles)));
        }
    }

    /// `GET /metrics`
    public void metrics(Exchange exchange) {
        var build = Build.present();
        var page = new Page()
                .gauges(
                        "freehold_build",
                        "What runs here.",
                        "version",
                        Map.of(build.version() + " " + build.commit(), 1))
                .gauges("freehold_tables", "Tables by status.", "status", census.get())
                .gauge("freehold_tables_in_memory", "Tables held in memory.", hall.inMemory())
                .gauge("freehold_sockets", "Open WebSockets.", sockets.getAsInt())
                .gauge("freehold_writes_queued", "Writes that wait for the database.", store.queued())
                .gauge("freehold_guests", "Guests that are known.", size.get().guests())
                .gauge(
                        "freehold_guests_without_tables",
                        "Guests that have no table.",
                        size.get().guestsWithoutTables())
                .gauge("freehold_database_bytes", "Size of the database.", (double)
                        size.get().bytes())
                .gauge("freehold_steward", "Whether agents think and clocks run here.", steward.isOnDuty() ? 1 : 0)
                .gauge("freehold_thinkers", "Threads that think for agents.", steward.thinkers())
                .gauge("freehold_thinkers_busy", "Those that think for somebody now.", steward.thinking())
                .gauge("freehold_thoughts_queued", "Tables whose agents wait for a thread.", steward.queued())
                .counters(
                        "freehold_deleted_total",
                        "What was kept long enough and deleted here.",
                        "what",
                        housekeeping.deleted())
                .counters("freehold_refused_total", "Requests refused by a limit.", "limit", limit.refusals())
                .counters("freehold_answers_total", "Answers by HTTP status.", "status", new TreeMap<>(answers))
                .histogram("freehold_ply_seconds", "From request to acknowledgement of a ply.", plies.times())
                .histogram("freehold_commit_seconds", "Until events are durable.", store.commits());
        ProcessMetrics.write(page);
        exchange.answer()
                .send(
                        "text/plain; version=0.0.4; charset=utf-8",
                        page.toString().getBytes(StandardCharsets.UTF_8));
    }
}
