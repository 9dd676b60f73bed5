package freehold.server.api;

import freehold.server.agents.Steward;
import freehold.server.hall.Hall;
import freehold.server.health.Health;
import freehold.server.http.Exchange;
import freehold.server.memory.Cached;
import freehold.server.metrics.Page;
import freehold.server.store.Store;
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
    private final PliesResource plies;
    private final IntSupplier sockets;
    private final Health health;
    /// Counting all tables takes time, so what was counted is told for a while.
    private final Cached<Map<String, Integer>> census;

    private final Map<Integer, LongAdder> answers = new ConcurrentHashMap<>();

    public OperationsResource(
            Hall hall, Store store, Steward steward, PliesResource plies, IntSupplier sockets, Health health) {
        this.hall = hall;
        this.store = store;
        this.steward = steward;
        this.plies = plies;
        this.sockets = sockets;
        this.health = health;
        this.census = new Cached<>(CENSUS, store::census);
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
        var page = new Page()
                .gauges("freehold_tables", "Tables by status.", "status", census.get())
                .gauge("freehold_tables_in_memory", "Tables held in memory.", hall.inMemory())
                .gauge("freehold_sockets", "Open WebSockets.", sockets.getAsInt())
                .gauge("freehold_writes_queued", "Writes that wait for the database.", store.queued())
                .gauge("freehold_thoughts_queued", "Tables whose agents wait for a thread.", steward.queued())
                .counters("freehold_answers_total", "Answers by HTTP status.", "status", new TreeMap<>(answers))
                .histogram("freehold_ply_seconds", "From request to acknowledgement of a ply.", plies.times())
                .histogram("freehold_commit_seconds", "Until events are durable.", store.commits());
        exchange.answer()
                .send(
                        "text/plain; version=0.0.4; charset=utf-8",
                        page.toString().getBytes(StandardCharsets.UTF_8));
    }
}
