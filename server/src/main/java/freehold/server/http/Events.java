package freehold.server.http;

import freehold.server.hall.Hall;
import freehold.server.hall.Subscription;
import freehold.server.hall.Watcher;
import io.helidon.http.HeaderNames;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// What happens at a table, as one line of JSON after the other.
final class Events {
    private final Hall hall;
    private final Crowd crowd;
    private final Duration heartbeat;

    Events(Hall hall, Crowd crowd, Duration heartbeat) {
        this.hall = hall;
        this.crowd = crowd;
        this.heartbeat = heartbeat;
    }

    /// `GET /tables/{id}/events`
    void stream(Exchange exchange) {
        crowd.enter(exchange.address());
        try {
            watch(exchange);
        } finally {
            crowd.leave(exchange.address());
        }
    }

    private void watch(Exchange exchange) {
        var since = exchange.number("since", 0);
        var patience = exchange.flag("wait", true) ? heartbeat : Duration.ZERO;
        var thread = Thread.currentThread();
        var watcher = new Watcher() {
            @Override
            public void onLoss() {
                // Perhaps it hangs because nobody takes what it sends.
                thread.interrupt();
            }
        };
        try (var subscription = hall.watch(exchange.path("id"), exchange.guest(), since, watcher)) {
            exchange.response()
                    .header(HeaderNames.CONTENT_TYPE, "application/x-ndjson")
                    .header(HeaderNames.CACHE_CONTROL, "no-store");
            try (var out = exchange.response().outputStream()) {
                send(subscription, out, patience);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void send(Subscription subscription, OutputStream out, Duration patience)
            throws InterruptedException, IOException {
        sendWaiting(subscription, out);
        if (!patience.isZero()) {
            // Nothing reaches the client, not even that it is connected, before something is written.
            line(out, "");
        }
        while (!subscription.isLost() && !patience.isZero()) {
            out.flush();
            line(out, subscription.next(patience).orElse(""));
            sendWaiting(subscription, out);
        }
    }

    private static void sendWaiting(Subscription subscription, OutputStream out) throws IOException {
        for (var next = subscription.next(); next.isPresent(); next = subscription.next()) {
            line(out, next.get());
        }
    }

    private static void line(OutputStream out, String text) throws IOException {
        out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
