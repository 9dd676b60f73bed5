package freehold.server.api;

import freehold.server.guard.Identity;
import freehold.server.guard.StreamLimit;
import freehold.server.hall.Hall;
import freehold.server.hall.Subscription;
import freehold.server.hall.Watcher;
import freehold.server.http.Answer;
import freehold.server.http.Exchange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.http.HttpHeader;

/// What happens at a table, as one line of JSON after the other.
public final class EventsResource {
    /// About as much is sent at once; more would only fill the memory if it is not taken.
    private static final int PIECE = 4 << 10;

    private final Hall hall;
    private final StreamLimit crowd;
    private final Identity identity;
    private final Duration heartbeat;

    public EventsResource(Hall hall, StreamLimit crowd, Identity identity, Duration heartbeat) {
        this.hall = hall;
        this.crowd = crowd;
        this.identity = identity;
        this.heartbeat = heartbeat;
    }

    /// `GET /tables/{id}/events`
    public void stream(Exchange exchange) {
        crowd.enter(exchange.network());
        try {
            watch(exchange);
        } finally {
            crowd.leave(exchange.network());
        }
    }

    private void watch(Exchange exchange) {
        var since = exchange.number("since", 0);
        var patience = exchange.flag("wait", true) ? heartbeat : Duration.ZERO;
        try (var subscription = hall.watch(exchange.path("id"), exchange.viewer(), since, new Watcher() {})) {
            exchange.answer().header(HttpHeader.CACHE_CONTROL, "no-store");
            var pieces = exchange.answer().begin(Answer.NDJSON);
            send(subscription, pieces, patience, () -> identity.isStillKnown(exchange.caller()));
            pieces.end();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            exchange.answer().abort(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @param isWelcome whether the caller is still known
    private static void send(Subscription subscription, Answer.Pieces out, Duration patience, BooleanSupplier isWelcome)
            throws InterruptedException, IOException {
        sendWaiting(subscription, out);
        // Nothing reaches the client, not even that it is connected, before something is written.
        var isQuiet = true;
        while (!patience.isZero() && !subscription.isLost()) {
            if (isQuiet) {
                out.send(bytes("\n"));
            }
            subscription.await(patience);
            if (!isWelcome.getAsBoolean()) {
                return;
            }
            isQuiet = !sendWaiting(subscription, out);
        }
    }

    /// Whether there was anything.
    private static boolean sendWaiting(Subscription subscription, Answer.Pieces out) throws IOException {
        var lines = new StringBuilder();
        var isAnything = false;
        for (var next = subscription.next(); next.isPresent(); next = subscription.next()) {
            lines.append(next.get()).append('\n');
            isAnything = true;
            if (lines.length() > PIECE) {
                out.send(bytes(lines.toString()));
                lines.setLength(0);
            }
        }
        if (!lines.isEmpty()) {
            out.send(bytes(lines.toString()));
        }
        return isAnything;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
