package freehold.server.api;

import freehold.server.http.Answer;
import freehold.server.http.Exchange;
import java.io.IOException;
import java.io.UncheckedIOException;

/// The description of the interface for programs.
public final class OpenApiResource {
    private static final byte[] TEXT = load();

    private OpenApiResource() {}

    /// `GET /openapi.json`
    public static void show(Exchange exchange) {
        exchange.answer().send(Answer.JSON, TEXT);
    }

    private static byte[] load() {
        try (var stream = OpenApiResource.class.getResourceAsStream("openapi.json")) {
            if (stream == null) {
                throw new IllegalStateException("openapi.json is not packed with the code");
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
