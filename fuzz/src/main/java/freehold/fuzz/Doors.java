package freehold.fuzz;

import freehold.server.Server;
import freehold.server.Settings;
import freehold.server.agents.Agents;
import freehold.server.guard.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// A server of one's own with a table of Esgros, and what it calls a bug.
final class Doors extends Handler {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Logger SERVER = Logger.getLogger("freehold.server");
    private static final int PLENTY = 1_000_000;

    private static final Doors OPEN = new Doors();

    private final HttpClient http = HttpClient.newHttpClient();
    private final AtomicReference<String> bug = new AtomicReference<>("");
    private final URI address;
    private String token = "";
    private String table = "";

    private Doors() {
        SERVER.addHandler(this);
        SERVER.setUseParentHandlers(false);
        try {
            var file = Files.createTempDirectory("freehold-fuzz").resolve("fuzz.db");
            var settings = Settings.local(0, "sqlite:" + file)
                    .with(new Agents(1, Duration.ZERO))
                    .with(new Limits(PLENTY, PLENTY));
            address = URI.create(new Server(settings).start().address());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        token = between(send("POST", "guests", "{\"name\":\"Ada\"}").body(), "\"token\":\"");
        openTable();
    }

    static Doors open() {
        return OPEN;
    }

    void openTable() {
        table = between(
                send("POST", "tables", "{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}")
                        .body(),
                "\"id\":\"");
    }

    URI address() {
        return address;
    }

    String table() {
        return table;
    }

    String token() {
        return token;
    }

    HttpResponse<String> send(String method, String path, String body) {
        try {
            var request = HttpRequest.newBuilder(address.resolve("/api/" + path))
                    .timeout(PATIENCE)
                    .method(method, HttpRequest.BodyPublishers.ofString(body));
            if (!token.isEmpty()) {
                request.header("Authorization", "Bearer " + token);
            }
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Whatever was sent, it was never the server's fault.
    void assertUnharmed(String sent) {
        var found = bug.getAndSet("");
        if (!found.isEmpty()) {
            throw new IllegalStateException("%s, after %s".formatted(found, sent));
        }
    }

    private static String between(String text, String before) {
        var from = text.indexOf(before) + before.length();
        return text.substring(from, text.indexOf('"', from));
    }

    @Override
    public void publish(LogRecord log) {
        if (log.getLevel().intValue() >= Level.SEVERE.intValue()) {
            bug.set("%s %s".formatted(log.getMessage(), log.getThrown()));
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
