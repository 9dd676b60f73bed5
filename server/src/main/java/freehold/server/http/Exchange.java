package freehold.server.http;

import freehold.kernel.Phrase;
import freehold.kernel.Words;
import freehold.server.hall.Names;
import freehold.server.json.Body;
import freehold.server.json.Json;
import freehold.server.store.Page;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.util.Optional;

/// One request and its answer, with the caller already known.
///
/// @param address where the caller is
/// @param unfinished keeps an eye on bodies that do not come
record Exchange(ServerRequest request, ServerResponse response, Guest guest, String address, Unfinished unfinished) {
    static final int LARGEST_BODY = 64 << 10;

    /// The guest, who must be somebody.
    Guest somebody() {
        if (guest.isStranger()) {
            throw new Refused(
                    Refused.Code.NO_GUEST,
                    "say who you are: POST /api/guests gives a token for the header Authorization");
        }
        return guest;
    }

    Speech speech() {
        return Speech.of(request.query(), request.headers());
    }

    Words words() {
        return speech().words();
    }

    String path(String name) {
        return request.path().pathParameters().get(name);
    }

    Optional<String> header(HeaderName name) {
        return request.headers().first(name);
    }

    int pathNumber(String name) {
        return whole(name, path(name));
    }

    Optional<String> query(String name) {
        return request.query().first(name).asOptional();
    }

    boolean flag(String name, boolean otherwise) {
        return query(name)
                .map(text -> switch (text) {
                    case "true", "" -> true;
                    case "false" -> false;
                    default -> throw bad(Phrase.of("'%s' is true or false", name));
                })
                .orElse(otherwise);
    }

    int number(String name, int otherwise) {
        return query(name).map(text -> whole(name, text)).orElse(otherwise);
    }

    private static int whole(String name, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw bad(Phrase.of("'%s' is a whole number", name));
        }
    }

    Page page() {
        var limit = limit(Page.USUAL, Page.LARGEST);
        var after = query("after").orElse("");
        if (!after.isEmpty() && !Names.isName(after)) {
            throw bad(Phrase.of("'after' is the name of a table"));
        }
        return new Page(after, limit);
    }

    /// How much of a list is wanted.
    int limit(int usual, int largest) {
        var limit = number("limit", usual);
        if (limit < 1 || limit > largest) {
            throw bad(Phrase.of("'limit' is 1 to %s", largest));
        }
        return limit;
    }

    /// Tells where the list goes on.
    void next(String address) {
        response.header(HeaderNames.LINK, "<%s>; rel=\"next\"".formatted(address));
    }

    Body body() {
        return Body.parse(bytes(LARGEST_BODY));
    }

    byte[] bytes(int largest) {
        if (!request.content().hasEntity()) {
            return new byte[0];
        }
        unfinished.begin();
        try (var stream = request.content().inputStream()) {
            var bytes = stream.readNBytes(largest + 1);
            unfinished.end();
            if (bytes.length > largest) {
                throw new Refused(Refused.Code.TOO_LARGE, Phrase.of("the body is larger than %s kB", largest >> 10));
            }
            return bytes;
        } catch (IOException e) {
            throw bad(Phrase.of("the body can't be read"));
        }
    }

    void send(Object answer) {
        send(200, answer);
    }

    void send(int status, Object answer) {
        response.status(status);
        response.header(HeaderNames.CONTENT_TYPE, "application/json");
        response.send(Json.bytes(answer));
    }

    private static Refused bad(Phrase sentence) {
        return new Refused(Refused.Code.BAD_REQUEST, sentence);
    }
}
