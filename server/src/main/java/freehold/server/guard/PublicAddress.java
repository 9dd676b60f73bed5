package freehold.server.guard;

import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/// How the world sees this server.
///
/// @param url where browsers find it, if the proxy in front changes `Host`
/// @param isBehindProxy whether to believe what a proxy says of its callers (`X-Forwarded-For`, `X-Forwarded-Proto`)
public record PublicAddress(Optional<URI> url, boolean isBehindProxy) {
    public static final PublicAddress DIRECT = new PublicAddress(Optional.empty(), false);

    /// Whether browsers reach it only through TLS.
    public boolean isSecure(HttpFields headers) {
        return url.map(found -> "https".equals(found.getScheme())).orElse(false)
                || (isBehindProxy && "https".equals(headers.get(HttpHeader.X_FORWARDED_PROTO)));
    }

    /// Who calls. A proxy adds its caller at the end of the list; what stands before that anybody may have made up.
    public String caller(String peer, HttpFields headers) {
        if (!isBehindProxy || !headers.contains(HttpHeader.X_FORWARDED_FOR)) {
            return peer;
        }
        var list = headers.getValuesList(HttpHeader.X_FORWARDED_FOR).getLast();
        return list.substring(list.lastIndexOf(',') + 1).strip();
    }

    /// Whether a page is ours. Where the public address is known only that one counts, because anybody can have a name
    /// of their own lead here (`Host`).
    public boolean isOwn(String origin, HttpFields headers) {
        try {
            var page = URI.create(origin);
            var host = Optional.ofNullable(headers.get(HttpHeader.HOST)).orElse("");
            return url.map(own -> isSame(own, page)).orElseGet(() -> host.equalsIgnoreCase(page.getRawAuthority()));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean isSame(URI one, URI other) {
        return Objects.equals(one.getScheme(), other.getScheme())
                && other.getRawUserInfo() == null
                && Optional.ofNullable(other.getHost())
                        .filter(host -> host.equalsIgnoreCase(one.getHost()))
                        .isPresent()
                && port(one) == port(other);
    }

    private static int port(URI address) {
        return address.getPort() >= 0 ? address.getPort() : "https".equals(address.getScheme()) ? 443 : 80;
    }
}
