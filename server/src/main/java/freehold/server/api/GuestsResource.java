package freehold.server.api;

import freehold.server.decisions.Departures;
import freehold.server.guard.Identity;
import freehold.server.guard.PublicAddress;
import freehold.server.guard.RateLimit;
import freehold.server.guard.Work;
import freehold.server.hall.Hall;
import freehold.server.http.Exchange;
import freehold.server.store.Store;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.wire.Farewell;
import freehold.wire.NewGuest;
import freehold.wire.NewToken;
import freehold.wire.Visitor;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;

/// People: nobody needs an account, a name is enough.
public final class GuestsResource {
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

    private final Identity identity;
    private final PublicAddress outside;
    private final Hall hall;
    private final Store store;
    /// Ends what somebody has opened with a token that is worth nothing any more.
    private final Consumer<Identity.Caller> dismissal;

    public GuestsResource(
            Identity identity, PublicAddress outside, Hall hall, Store store, Consumer<Identity.Caller> dismissal) {
        this.identity = identity;
        this.outside = outside;
        this.hall = hall;
        this.store = store;
        this.dismissal = dismissal;
    }

    /// `POST /guests`. A browser that knows a guest already stays that guest: it would lose all its tables.
    public void welcome(Exchange exchange) {
        var name = name(exchange);
        exchange.charge(Work.GUEST, 1);
        exchange.admit(RateLimit.Newcomer.GUEST);
        var newcomer = identity.welcome(name);
        if (exchange.guest().isStranger()) {
            remember(exchange, newcomer.secret());
        }
        exchange.send(201, new NewGuest(newcomer.guest().id(), name, newcomer.secret()));
    }

    /// Browsers hold the secret in a cookie that no script can read.
    private void remember(Exchange exchange, String secret) {
        setCookie(exchange, secret, YEAR_SECONDS);
    }

    private void setCookie(Exchange exchange, String secret, int seconds) {
        var headers = exchange.headers();
        var cookie = "%s=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s"
                .formatted(identity.cookieName(headers), secret, seconds, outside.isSecure(headers) ? "; Secure" : "");
        exchange.answer().header(HttpHeader.SET_COOKIE, cookie);
    }

    private static String name(Exchange exchange) {
        return GivenName.of(exchange.body().text(GivenName.FIELD, Guest.LONGEST_NAME));
    }

    /// `GET /guests/me`. Whoever comes back within a year stays known for another one.
    public void me(Exchange exchange) {
        identity.renewable(exchange.headers()).ifPresent(secret -> remember(exchange, secret));
        exchange.send(wire(exchange.somebody()));
    }

    /// `GET /visitor`: the same for whoever may be nobody, which is no error here. Browsers ask so when a page is
    /// opened.
    public void visitor(Exchange exchange) {
        identity.renewable(exchange.headers()).ifPresent(secret -> remember(exchange, secret));
        var known = Optional.of(exchange.guest()).filter(guest -> !guest.isStranger());
        exchange.send(new Visitor(known.map(GuestsResource::wire)));
    }

    /// `POST /guests/me/token`: another token, and the end of the old one, wherever that may have got to.
    public void renew(Exchange exchange) {
        exchange.somebody();
        exchange.charge(Work.GUEST, 1);
        var caller = exchange.caller();
        var secret = identity.renew(caller);
        dismissal.accept(caller);
        if (!caller.isByToken()) {
            remember(exchange, secret);
        }
        exchange.send(new NewToken(secret));
    }

    /// `DELETE /guests/me`: the end of a token, and of the guest, because nobody could ever come back.
    public void forget(Exchange exchange) {
        var guest = exchange.somebody();
        var caller = exchange.caller();
        var left = store.unfinishedTablesOf(guest).stream()
                .filter(id -> leave(id, guest))
                .count();
        identity.forget(caller);
        dismissal.accept(caller);
        if (!caller.isByToken()) {
            setCookie(exchange, "", 0);
        }
        exchange.send(new Farewell((int) left));
    }

    /// Nobody shall wait for somebody who can't come back.
    private boolean leave(String table, Guest guest) {
        try {
            hall.act(table, present -> Departures.leave(present, guest));
            return true;
        } catch (Refused e) {
            return false; // has given up there already, or never came
        }
    }

    /// `PUT /guests/me`: a new name; where somebody sits already, the old one stays.
    public void rename(Exchange exchange) {
        var guest = exchange.somebody();
        var name = name(exchange);
        exchange.charge(Work.GUEST, 1);
        exchange.send(wire(identity.rename(guest, name)));
    }

    private static freehold.wire.Guest wire(Guest guest) {
        return new freehold.wire.Guest(guest.id(), guest.name());
    }
}
