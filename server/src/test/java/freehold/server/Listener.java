package freehold.server;

import freehold.server.json.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/// Somebody at the other end of a WebSocket.
final class Listener implements WebSocket.Listener, AutoCloseable {
    /// Longer than anything should take on a busy machine; who waits so long has failed.
    private static final int PATIENCE_SECONDS = 60;

    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;

    Listener(House house, String table, int since, String... headers) {
        this(house.server.address(), table, "since=" + since, headers);
    }

    private Listener(String server, String table, String query, String... headers) {
        var address = server.replace("http:", "ws:") + "api/tables/" + table + "/socket?" + query;
        var builder = HttpClient.newHttpClient().newWebSocketBuilder();
        for (var i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        socket = builder.buildAsync(URI.create(address), this).join();
    }

    static Listener of(House.Person person, String table, int since) {
        return of(person, table, since, "");
    }

    /// @param more of the query
    static Listener of(House.Person person, String table, int since, String more) {
        var query = "since=" + since + more;
        return person.token().isEmpty()
                ? new Listener(person.address(), table, query)
                : new Listener(person.address(), table, query, "Authorization", "Bearer " + person.token());
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
        part.append(text);
        if (isLast) {
            heard.add(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return CompletableFuture.completedStage("");
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        heard.add("{\"closed\":%d}".formatted(code));
        return CompletableFuture.completedStage("");
    }

    void say(String text) {
        socket.sendText(text, true).join();
    }

    void ping() {
        socket.sendPing(ByteBuffer.allocate(0)).join();
    }

    /// Says good-bye.
    void leave() {
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }

    boolean isClosed() {
        return socket.isOutputClosed();
    }

    JsonNode next() {
        try {
            var text = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError("nothing was heard");
            }
            return Json.parse(text.getBytes(StandardCharsets.UTF_8));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        socket.abort();
    }
}
