package freehold.server.http;

import io.helidon.http.HeaderNames;
import java.io.IOException;
import java.io.UncheckedIOException;

/// The description of the interface for programs.
final class OpenApi {
    private static final byte[] TEXT = load();

    private OpenApi() {}

    /// `GET /openapi.json`
    static void show(Exchange exchange) {
        exchange.response().header(HeaderNames.CONTENT_TYPE, "application/json");
        exchange.response().send(TEXT);
    }

    private static byte[] load() {
        try (var stream = OpenApi.class.getResourceAsStream("openapi.json")) {
            if (stream == null) {
                throw new IllegalStateException("openapi.json is not packed with the code");
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
