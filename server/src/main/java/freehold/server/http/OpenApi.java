package freehold.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;

/// The description of the interface for programs.
final class OpenApi {
    private static final byte[] TEXT = load();

    private OpenApi() {}

    /// `GET /openapi.json`
    static void show(Exchange exchange) {
        exchange.answer().send(Answer.JSON, TEXT);
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
