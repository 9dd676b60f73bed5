package freehold.server.http;

import io.helidon.http.Header;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;

/// What browsers are told to keep away from us and from the people who use us.
final class SecurityHeaders {
    private static final List<Header> ALL = List.of(
            HeaderValues.create(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
                            + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
                            + " frame-ancestors 'none'"),
            HeaderValues.create("X-Content-Type-Options", "nosniff"),
            HeaderValues.create("Referrer-Policy", "no-referrer"),
            HeaderValues.create("Cross-Origin-Opener-Policy", "same-origin"),
            HeaderValues.create("Cross-Origin-Resource-Policy", "same-origin"));

    private SecurityHeaders() {}

    static void set(ServerResponse response) {
        ALL.forEach(response::header);
    }
}
