package freehold.server.http;

import freehold.server.hall.Hall;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import io.helidon.http.Headers;
import io.helidon.webserver.websocket.WsRouting;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// All open sockets, and what each of them needs.
final class Sockets implements AutoCloseable {
    /// Nobody waits longer for sockets that can't be told that the server closes.
    private static final Duration FAREWELL = Duration.ofSeconds(3);

    private static final Pattern ADDRESS = Pattern.compile("/api/tables/([^/]+)/socket");

    private final Hall hall;
    private final Plies plies;
    private final Identity identity;
    private final Gate gate;
    private final Crowd crowd;
    private final Outside outside;
    private final Duration betweenPings;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final Thread pulse;

    Sockets(Hall hall, Plies plies, Identity identity, Gate gate, Crowd crowd, Outside outside, Duration betweenPings) {
        this.hall = hall;
        this.plies = plies;
        this.identity = identity;
        this.gate = gate;
        this.crowd = crowd;
        this.outside = outside;
        this.betweenPings = betweenPings;
        this.pulse = Thread.ofVirtual().name("pulse").start(this::pingOnAndOn);
    }

    WsRouting.Builder routing() {
        return WsRouting.builder().endpoint("/api/tables/{id}/socket", () -> new Socket(this));
    }

    /// The name of the table in a socket's address.
    static String table(String path) {
        var matcher = ADDRESS.matcher(path);
        if (!matcher.matches()) {
            throw new Refused(Refused.Code.NOT_FOUND, "there is no such table");
        }
        return matcher.group(1);
    }

    /// Browsers send cookies along whoever asks them to, so the page that asks must be ours.
    Identity.Caller caller(Headers headers) {
        var caller = identity.caller(headers);
        Origins.check(outside, caller, headers);
        return caller;
    }

    /// `GET` of a socket's address: why there is no socket for this caller.
    void explain(Exchange exchange) {
        caller(exchange.request().headers());
        exchange.number("since", 0);
        hall.look(exchange.path("id"), Table::version);
        throw new Refused(Refused.Code.BAD_REQUEST, "this address is for WebSockets");
    }

    /// Where a caller is according to a proxy; empty if none says so.
    String forwarded(Headers headers) {
        return outside.caller("", headers);
    }

    /// Clients that have gone without a word are found out.
    private void pingOnAndOn() {
        try {
            while (true) {
                Thread.sleep(betweenPings);
                open.forEach(Socket::ping);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// @throws Refused if there are too many of them already
    void opened(Socket socket, String address) {
        gate.enter(address);
        crowd.enter(address);
        open.add(socket);
    }

    void closed(Socket socket, String address) {
        if (open.remove(socket)) {
            crowd.leave(address);
        }
    }

    int count() {
        return open.size();
    }

    Hall hall() {
        return hall;
    }

    Plies plies() {
        return plies;
    }

    Gate gate() {
        return gate;
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
