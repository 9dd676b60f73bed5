package freehold.server.http;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.URI;
import java.util.Optional;

/// How the world sees this server.
///
/// @param url where browsers find it, if the proxy in front changes `Host`
/// @param isBehindProxy whether to believe what a proxy says of its callers (`X-Forwarded-For`, `X-Forwarded-Proto`)
public record Outside(Optional<URI> url, boolean isBehindProxy) {
    public static final Outside DIRECT = new Outside(Optional.empty(), false);
    private static final HeaderName FORWARDED_FOR = HeaderNames.create("X-Forwarded-For");
    private static final HeaderName FORWARDED_PROTO = HeaderNames.create("X-Forwarded-Proto");

    /// Whether browsers reach it only through TLS.
    boolean isSecure(Headers headers) {
        return url.map(found -> "https".equals(found.getScheme())).orElse(false)
                || (isBehindProxy && headers.first(FORWARDED_PROTO).orElse("").equals("https"));
    }

    /// Who calls. A proxy adds its caller at the end of the list; what stands before that anybody may have made up.
    String caller(String peer, Headers headers) {
        if (!isBehindProxy || !headers.contains(FORWARDED_FOR)) {
            return peer;
        }
        var list = headers.get(FORWARDED_FOR).allValues().getLast();
        return list.substring(list.lastIndexOf(',') + 1).strip();
    }

    /// Whether a page is ours.
    boolean isOwn(String origin, Headers headers) {
        try {
            var page = URI.create(origin).getRawAuthority();
            return headers.first(HeaderNames.HOST).orElse("").equalsIgnoreCase(page)
                    || url.map(own -> own.getRawAuthority().equalsIgnoreCase(page))
                            .orElse(false);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
