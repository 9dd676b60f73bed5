package freehold.server.http;

import freehold.server.table.Guest;
import freehold.server.table.Refused;
import io.helidon.http.HeaderNames;

/// People: nobody needs an account, a name is enough.
final class Guests {
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

    /// Line ends, and marks that change the direction of writing.
    private static final String TURNING =
            "\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c";

    private final Identity identity;
    private final Outside outside;

    record Welcome(String id, String name, String token) {}

    Guests(Identity identity, Outside outside) {
        this.identity = identity;
        this.outside = outside;
    }

    /// `POST /guests`
    void welcome(Exchange exchange) {
        var name = name(exchange);
        var newcomer = identity.welcome(name);
        exchange.response()
                .header(
                        HeaderNames.SET_COOKIE,
                        "%s=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s"
                                .formatted(
                                        Identity.COOKIE,
                                        newcomer.secret(),
                                        YEAR_SECONDS,
                                        isSecure(exchange) ? "; Secure" : ""));
        exchange.send(201, new Welcome(newcomer.guest().id(), name, newcomer.secret()));
    }

    private static String name(Exchange exchange) {
        var name = exchange.body().text("name", Guest.LONGEST_NAME).strip();
        if (!isPrintable(name)) {
            throw new Refused(Refused.Code.BAD_REQUEST, "'name' holds characters that can't be printed");
        }
        return name;
    }

    /// Something can be seen, and nothing turns the writing of whatever stands beside it.
    private static boolean isPrintable(String name) {
        return name.codePoints().noneMatch(c -> Character.isISOControl(c) || TURNING.indexOf(c) >= 0)
                && name.codePoints().anyMatch(c -> Character.getType(c) != Character.FORMAT);
    }

    private boolean isSecure(Exchange exchange) {
        return exchange.request().isSecure()
                || outside.isSecure(exchange.request().headers());
    }

    /// `GET /guests/me`
    void me(Exchange exchange) {
        exchange.send(exchange.somebody());
    }

    /// `PUT /guests/me`: a new name; where somebody sits already, the old one stays.
    void rename(Exchange exchange) {
        exchange.send(identity.rename(exchange.somebody(), name(exchange)));
    }
}
