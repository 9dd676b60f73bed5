package freehold.server.http;

import freehold.server.hall.Names;
import freehold.server.store.Store;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/// Who somebody is. A guest proves it by a secret that is stored only as a hash.
final class Identity {
    static final String COOKIE = "freehold";
    private static final int SECRET_BYTES = 32;
    private static final int REMEMBERED = 20_000;
    private static final SecureRandom SOURCE = new SecureRandom();

    private final Store store;
    private final Clock clock;
    private final Map<String, Guest> remembered = Recent.atMost(REMEMBERED);

    /// @param isByToken whether the caller sent the secret on purpose, and not a browser by itself, perhaps on behalf
    /// of
    ///     another site
    record Caller(Guest guest, boolean isByToken) {}

    record Newcomer(Guest guest, String secret) {}

    Identity(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    Newcomer welcome(String name) {
        var bytes = new byte[SECRET_BYTES];
        SOURCE.nextBytes(bytes);
        var secret = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        var now = clock.instant();
        var guest = new Guest(Names.fresh(now), name);
        store.addGuest(guest, hash(secret), now);
        return new Newcomer(guest, secret);
    }

    Guest rename(Guest guest, String name) {
        var renamed = new Guest(guest.id(), name);
        store.rename(renamed);
        remembered.replaceAll((_, known) -> known.id().equals(guest.id()) ? renamed : known);
        return renamed;
    }

    Caller caller(Headers headers) {
        var bearer = headers.first(HeaderNames.AUTHORIZATION).filter(value -> value.startsWith("Bearer "));
        if (bearer.isPresent()) {
            var guest = guest(bearer.get().substring("Bearer ".length()).strip());
            return new Caller(
                    guest.orElseThrow(() -> new Refused(Refused.Code.NO_GUEST, "nobody is known by that token")), true);
        }
        return new Caller(cookie(headers).flatMap(this::guest).orElse(Guest.STRANGER), false);
    }

    private static Optional<String> cookie(Headers headers) {
        for (var line : headers.contains(HeaderNames.COOKIE)
                ? headers.get(HeaderNames.COOKIE).allValues()
                : java.util.List.<String>of()) {
            for (var pair : line.split(";", -1)) {
                if (pair.strip().startsWith(COOKIE + "=")) {
                    return Optional.of(pair.strip().substring(COOKIE.length() + 1));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Guest> guest(String secret) {
        var hash = hash(secret);
        var known = Optional.ofNullable(remembered.get(hash));
        if (known.isPresent()) {
            return known;
        }
        var stored = store.guest(hash);
        stored.ifPresent(guest -> remembered.put(hash, guest));
        return stored;
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
