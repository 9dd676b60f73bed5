package freehold.server.http;

import freehold.server.json.Json;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;
import java.util.Map;

/// The answer to what never became a request.
public final class Gibberish implements DirectHandler {
    /// For everything that the web server refuses by itself.
    public static void register(DirectHandlers.Builder handlers) {
        var handler = new Gibberish();
        for (var type : EventType.values()) {
            handlers.addHandler(type, handler);
        }
    }

    private Gibberish() {}

    /// What goes wrong within a request has another answer ([Errors]). So if the web server speaks of an internal error
    /// it
    /// means a caller who stopped half-way, and that is a mistake of theirs.
    @Override
    public TransportResponse handle(
            TransportRequest request, EventType type, Status status, ServerResponseHeaders headers, String message) {
        var body = Map.of("error", "bad-request", "message", "the request can't be read");
        return TransportResponse.builder()
                .status(type == EventType.INTERNAL_ERROR ? Status.BAD_REQUEST_400 : status)
                .headers(headers)
                .header(HeaderNames.CONTENT_TYPE, "application/json")
                .keepAlive(false)
                .entity(Json.bytes(body))
                .build();
    }
}
