package freehold.server.guard;

import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.PreEncodedHttpField;

/// What browsers are told to keep away from us and from the people who use us.
public final class SecurityHeaders {
    public static final String POLICY = "Content-Security-Policy";

    private static final List<HttpField> ALL = List.of(
            new PreEncodedHttpField(
                    POLICY,
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
                            + " media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
                            + " frame-ancestors 'none'"),
            new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
            new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
            new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
            new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"));

    /// The policy of a worker, which obeys its own script's answer and not the page's: it may compile WebAssembly,
    /// fetched from here, and nothing else.
    public static final String WORKER_POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

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
