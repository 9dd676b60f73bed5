package freehold.server.guard;

import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.PreEncodedHttpField;

/// What browsers are told to keep away from us and from the people who use us.
public final class SecurityHeaders {
    private static final List<HttpField> ALL = List.of(
            new PreEncodedHttpField(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
                            + " media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
                            + " frame-ancestors 'none'"),
            new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
            new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
            new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
            new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"));

    private static final HttpField ONLY_SECURE =
            new PreEncodedHttpField("Strict-Transport-Security", "max-age=31536000");

    private SecurityHeaders() {}

    /// @param isSecure whether browsers should never again come without TLS
    public static void set(HttpFields.Mutable headers, boolean isSecure) {
        ALL.forEach(headers::put);
        if (isSecure) {
            headers.put(ONLY_SECURE);
        }
    }
}
