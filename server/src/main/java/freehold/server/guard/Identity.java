package freehold.server.guard;

import freehold.server.hall.Names;
import freehold.server.memory.LruCache;
import freehold.server.store.Store;
import freehold.server.store.StoreException;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/// Who somebody is. A guest proves it by a secret that is stored only as a hash.
public final class Identity {
    private static final String COOKIE = "freehold";

    /// Browsers take a cookie of such a name only from this very host, over TLS, and for all of it.
    private static final String SECURE_COOKIE = "__Host-freehold";

    private static final int SECRET_BYTES = 32;
    private static final int REMEMBERED = 20_000;
    private static final Logger LOG = Logger.getLogger(Identity.class.getName());
    private static final Duration BETWEEN_RENEWALS = Duration.ofDays(1);
    private static final Duration BETWEEN_SIGHTINGS = Duration.ofDays(1);
    /// Other processes and tools rename and forget guests, so what is remembered is looked up again after this time.
    private static final Duration TRUSTED = Duration.ofSeconds(5);

    private static final SecureRandom SOURCE = new SecureRandom();

    private final Store store;
    private final Clock clock;
    private final PublicAddress outside;
    private final Map<String, Known> remembered = LruCache.atMost(REMEMBERED);
    /// When the cookie of a guest was last given a longer life, by the guest's id.
    private final Map<String, Instant> renewals = LruCache.atMost(REMEMBERED);
    /// When it was last noted that a guest was there.
    private final Map<String, Instant> sightings = LruCache.atMost(REMEMBERED);

    /// @param isByToken whether the caller sent the secret on purpose, and not a browser by itself, perhaps on behalf
    /// of
    ///     another site
    /// @param pass the hash of that secret; empty for a stranger
    public record Caller(Guest guest, boolean isByToken, String pass) {
        static final Caller STRANGER = new Caller(Guest.STRANGER, false, "");
    }

    public record Newcomer(Guest guest, String secret) {}

    private record Known(Guest guest, Instant since) {}

    public Identity(Store store, Clock clock, PublicAddress outside) {
        this.store = store;
        this.clock = clock;
        this.outside = outside;
    }

    /// What the cookie of a browser is called.
    public String cookieName(HttpFields headers) {
        return outside.isSecure(headers) ? SECURE_COOKIE : COOKIE;
    }

    public Newcomer welcome(String name) {
        var secret = freshSecret();
        var now = clock.instant();
        var guest = new Guest(Names.fresh(now), name);
        store.addGuest(guest, hash(secret), now);
        return new Newcomer(guest, secret);
    }

    private static String freshSecret() {
        var bytes = new byte[SECRET_BYTES];
        SOURCE.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /// Gives a guest another secret; the old one is worth nothing from now on.
    public String renew(Caller caller) {
        var secret = freshSecret();
        store.setToken(caller.guest, hash(secret));
        remembered.remove(caller.pass);
        return secret;
    }

    /// Nobody can be this guest any more.
    public void forget(Caller caller) {
        store.forget(caller.guest);
        remembered.remove(caller.pass);
    }

    /// Whether the caller would still be let in. What was opened before must end, too, once the secret has.
    public boolean isStillKnown(Caller caller) {
        return caller.pass.isEmpty() || known(caller.pass).isPresent();
    }

    public Guest rename(Guest guest, String name) {
        var renamed = new Guest(guest.id(), name);
        store.rename(renamed);
        remembered.replaceAll(
                (_, known) -> known.guest.id().equals(guest.id()) ? new Known(renamed, known.since) : known);
        return renamed;
    }

    public Caller caller(HttpFields headers) {
        var bearer =
                Optional.ofNullable(headers.get(HttpHeader.AUTHORIZATION)).filter(value -> value.startsWith("Bearer "));
        if (bearer.isPresent()) {
            var pass = hash(bearer.get().substring("Bearer ".length()).strip());
            return known(pass)
                    .map(guest -> new Caller(guest, true, pass))
                    .orElseThrow(() -> new Refused(Refused.Code.NO_GUEST, "nobody is known by that token"));
        }
        return cookie(headers)
                .map(Identity::hash)
                .flatMap(pass -> known(pass).map(guest -> new Caller(guest, false, pass)))
                .orElse(Caller.STRANGER);
    }

    /// The secret of a guest who came by a cookie that is to be given a longer life: once a day is enough.
    public Optional<String> renewable(HttpFields headers) {
        var caller = caller(headers);
        var now = clock.instant();
        var isDue = !caller.isByToken
                && !caller.guest.isStranger()
                && !renewals.getOrDefault(caller.guest.id(), Instant.MIN).isAfter(now.minus(BETWEEN_RENEWALS));
        if (!isDue) {
            return Optional.empty();
        }
        renewals.put(caller.guest.id(), now);
        return cookie(headers);
    }

    private Optional<String> cookie(HttpFields headers) {
        var start = cookieName(headers) + "=";
        for (var line : headers.getValuesList(HttpHeader.COOKIE)) {
            for (var pair : line.split(";", -1)) {
                if (pair.strip().startsWith(start)) {
                    return Optional.of(pair.strip().substring(start.length()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Guest> known(String pass) {
        var known = Optional.ofNullable(remembered.get(pass)).filter(this::isTrusted);
        if (known.isPresent()) {
            return known.map(Known::guest);
        }
        var stored = store.guest(pass);
        stored.ifPresent(guest -> {
            remembered.put(pass, new Known(guest, clock.instant()));
            noteSighting(guest);
        });
        return stored;
    }

    /// Once a day; nobody waits for it, and a day that can't be noted is none to speak of.
    private void noteSighting(Guest guest) {
        var now = clock.instant();
        var isNoted = sightings.getOrDefault(guest.id(), Instant.MIN).isAfter(now.minus(BETWEEN_SIGHTINGS));
        if (isNoted) {
            return;
        }
        sightings.put(guest.id(), now);
        Thread.ofVirtual().start(() -> {
            try {
                store.see(guest, now);
            } catch (StoreException | Refused e) {
                LOG.log(Level.FINE, "a sighting is not noted", e);
            }
        });
    }

    private boolean isTrusted(Known known) {
        return clock.instant().isBefore(known.since.plus(TRUSTED));
    }

    private static String hash(String secret) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
