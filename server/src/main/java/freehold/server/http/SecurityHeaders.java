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
                            + " media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
                            + " frame-ancestors 'none'"),
            HeaderValues.create("X-Content-Type-Options", "nosniff"),
            HeaderValues.create("Referrer-Policy", "no-referrer"),
            HeaderValues.create("Cross-Origin-Opener-Policy", "same-origin"),
            HeaderValues.create("Cross-Origin-Resource-Policy", "same-origin"));

    private static final Header ONLY_SECURE = HeaderValues.create("Strict-Transport-Security", "max-age=31536000");

    private SecurityHeaders() {}

    /// @param isSecure whether browsers should never again come without TLS
    static void set(ServerResponse response, boolean isSecure) {
        ALL.forEach(response::header);
        if (isSecure) {
            response.header(ONLY_SECURE);
        }
    }
}
