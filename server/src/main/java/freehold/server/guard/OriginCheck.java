package freehold.server.guard;

import freehold.server.table.Refused;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/// Keeps other sites from acting for somebody whose browser holds our cookie, or from giving it another one.
public final class OriginCheck {
    private static final Logger LOG = Logger.getLogger(OriginCheck.class.getName());
    /// Anybody can send what is refused here, so the log has little of it.
    private static final Duration BETWEEN_LINES = Duration.ofMinutes(1);

    private static final int LONGEST = 100;

    private final PublicAddress outside;
    private final AtomicLong nextLine = new AtomicLong(System.nanoTime());

    public OriginCheck(PublicAddress outside) {
        this.outside = outside;
    }

    /// @throws Refused if a browser asks for a page that is not ours
    public void check(Identity.Caller caller, HttpFields headers) {
        var foreign = Optional.ofNullable(headers.get(HttpHeader.ORIGIN))
                .filter(origin -> !caller.isByToken() && !outside.isOwn(origin, headers));
        if (foreign.isPresent()) {
            tell(foreign.get(), headers);
            throw new Refused(Refused.Code.BAD_ORIGIN, "another site may not act for you");
        }
    }

    /// Usually it is another site. But a proxy that changes `Host`, or a wrong setting, looks the same to browsers.
    private void tell(String origin, HttpFields headers) {
        var now = System.nanoTime();
        var next = nextLine.get();
        if (now - next >= 0 && nextLine.compareAndSet(next, now + BETWEEN_LINES.toNanos())) {
            LOG.log(
                    Level.WARNING,
                    "a page of {0} was refused, because this server is {1}; if that is the same site,"
                            + " set --public-url or let the proxy keep Host",
                    new Object[] {cut(origin), own(headers)});
        }
    }

    private String own(HttpFields headers) {
        return outside.url()
                .map(url -> url + " (--public-url)")
                .orElseGet(() ->
                        cut(Optional.ofNullable(headers.get(HttpHeader.HOST)).orElse("")) + " (Host)");
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), LONGEST));
    }
}
