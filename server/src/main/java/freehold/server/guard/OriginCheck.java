package freehold.server.guard;

import freehold.server.table.Refused;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/// Keeps other sites from acting for somebody whose browser holds our cookie, or from giving it another one.
public final class OriginCheck {
    private OriginCheck() {}

    /// @throws Refused if a browser asks for a page that is not ours
    public static void check(PublicAddress outside, Identity.Caller caller, HttpFields headers) {
        var isForeign = Optional.ofNullable(headers.get(HttpHeader.ORIGIN))
                .map(origin -> !outside.isOwn(origin, headers))
                .orElse(false);
        if (isForeign && !caller.isByToken()) {
            throw new Refused(Refused.Code.BAD_ORIGIN, "another site may not act for you");
        }
    }
}
