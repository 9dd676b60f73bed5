package freehold.server.socket;

import freehold.server.api.PliesResource;
import freehold.server.guard.Identity;
import freehold.server.guard.OriginCheck;
import freehold.server.guard.RateLimit;
import freehold.server.guard.StreamLimit;
import freehold.server.hall.Hall;
import freehold.server.hall.UpdateWriter;
import freehold.server.http.Exchange;
import freehold.server.http.Speech;
import freehold.server.table.Refused;
import freehold.server.web.RequestDeadlines;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/// All open sockets, and what each of them needs.
public final class OpenSockets implements AutoCloseable {
    /// Nobody waits longer for sockets that can't be told that the server closes.
    private static final Duration FAREWELL = Duration.ofSeconds(3);

    private final ServerWebSocketContainer container;
    private final Hall hall;
    private final PliesResource plies;
    /// What writes updates in a language.
    private final Function<Speech, UpdateWriter> updates;
    private final Identity identity;
    private final RateLimit limit;
    private final StreamLimit crowd;
    private final OriginCheck origins;
    private final RequestDeadlines deadlines;
    private final Duration betweenPings;
    private final Set<TableSocket> open = ConcurrentHashMap.newKeySet();
    private final Thread pulse;

    public OpenSockets(
            ServerWebSocketContainer container,
            Hall hall,
            PliesResource plies,
            Function<Speech, UpdateWriter> updates,
            Identity identity,
            RateLimit limit,
            StreamLimit crowd,
            OriginCheck origins,
            RequestDeadlines deadlines,
            Duration betweenPings) {
        this.container = container;
        this.hall = hall;
        this.plies = plies;
        this.updates = updates;
        this.identity = identity;
        this.limit = limit;
        this.crowd = crowd;
        this.origins = origins;
        this.deadlines = deadlines;
        this.betweenPings = betweenPings;
        container.setIdleTimeout(Duration.ZERO); // pings find out who has gone
        container.setMaxFrameSize(TableSocket.LARGEST_MESSAGE);
        this.pulse = Thread.ofVirtual().name("pulse").start(this::pingOnAndOn);
    }

    /// `GET /tables/{id}/socket`
    public void open(Exchange exchange) {
        // Browsers send cookies along whoever asks them to, so the page that asks must be ours.
        origins.check(exchange.caller(), exchange.headers());
        var visit = visit(exchange);
        hall.look(visit.table(), table -> {
            visit.viewer().check(table);
            return table.version();
        });
        var isUpgraded = exchange.answer()
                .upgrade((response, callback) -> container.upgrade(
                        (_, terms, _) -> {
                            terms.setExtensions(
                                    List.of()); // small messages are not worth the memory that packing takes
                            return new TableSocket(this, visit);
                        },
                        exchange.request(),
                        response,
                        callback));
        if (!isUpgraded) {
            throw new Refused(Refused.Code.BAD_REQUEST, "this address is for WebSockets");
        }
    }

    /// `tell=updates`: what one event or several have changed comes in one message, with the table as it then stands.
    private Optional<UpdateWriter> updates(Exchange exchange) {
        return switch (exchange.query("tell").orElse("events")) {
            case "events" -> Optional.empty();
            case "updates" -> Optional.of(updates.apply(exchange.speech()));
            default -> throw new Refused(Refused.Code.BAD_REQUEST, "'tell' is events or updates");
        };
    }

    private static boolean isTrue(Exchange exchange, String parameter) {
        return exchange.query(parameter).orElse("").equals("true");
    }

    private TableSocket.Visit visit(Exchange exchange) {
        return new TableSocket.Visit(
                exchange.request().getConnectionMetaData().getConnection().getEndPoint(),
                exchange.viewer(),
                exchange.caller(),
                exchange.network(),
                exchange.speech(),
                exchange.path("id"),
                exchange.number("since", 0),
                new Outbox.Wishes(
                        isTrue(exchange, "watchers"),
                        isTrue(exchange, "presence"),
                        isTrue(exchange, "thinks"),
                        isTrue(exchange, "glances")),
                updates(exchange));
    }

    /// Clients that have gone without a word are found out.
    private void pingOnAndOn() {
        try {
            while (true) {
                Thread.sleep(betweenPings);
                open.forEach(TableSocket::ping);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// @throws Refused if there are too many of them already
    public void opened(TableSocket socket, String network) {
        crowd.enter(network);
        open.add(socket);
    }

    public void closed(TableSocket socket, String network) {
        if (open.remove(socket)) {
            crowd.leave(network);
        }
    }

    /// Ends all that somebody has opened with a secret that is worth nothing any more.
    public void dismiss(Identity.Caller caller) {
        open.stream().filter(socket -> socket.isOf(caller)).forEach(TableSocket::revoke);
    }

    public boolean isStillKnown(Identity.Caller caller) {
        return identity.isStillKnown(caller);
    }

    /// A message counts like a request.
    public void count(TableSocket.Visit visit) {
        if (visit.viewer().guest().isStranger()) {
            limit.enter(visit.network());
        } else {
            limit.enter(visit.viewer().guest());
        }
    }

    public int count() {
        return open.size();
    }

    public Hall hall() {
        return hall;
    }

    public PliesResource plies() {
        return plies;
    }

    public RateLimit limit() {
        return limit;
    }

    public RequestDeadlines deadlines() {
        return deadlines;
    }

    /// Once tables have lost their watchers, each of them is told to come again; only then may connections end.
    @Override
    public void close() {
        pulse.interrupt();
        var end = System.nanoTime() + FAREWELL.toNanos();
        try {
            while (!open.isEmpty() && System.nanoTime() < end) {
                Thread.sleep(Duration.ofMillis(5));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
