package freehold.server.http;

import freehold.server.table.Refused;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;

/// Keeps other sites from acting for somebody whose browser holds our cookie.
final class Origins {
    private Origins() {}

    /// @throws Refused if a browser sent the cookie for a page that is not ours
    static void check(Outside outside, Identity.Caller caller, Headers headers) {
        var isForeign = headers.first(HeaderNames.ORIGIN)
                .map(origin -> !outside.isOwn(origin, headers))
                .orElse(false);
        if (caller.isByCookie() && isForeign) {
            throw new Refused(Refused.Code.BAD_ORIGIN, "another site may not act for you");
        }
    }
}
