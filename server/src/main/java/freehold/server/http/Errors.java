package freehold.server.http;

import freehold.kernel.InvalidSetup;
import freehold.kernel.Words;
import freehold.server.json.Json;
import freehold.server.store.StoreException;
import freehold.server.table.Refused;
import io.helidon.http.BadRequestException;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpException;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Turns whatever went wrong into an answer that programs and people can use.
final class Errors {
    private static final Logger LOG = Logger.getLogger(Errors.class.getName());

    private Errors() {}

    static void register(HttpRouting.Builder routing) {
        routing.error(Refused.class, (request, response, e) -> send(request, response, e));
        routing.error(InvalidSetup.class, (request, response, e) -> send(request, response, invalid(e)));
        routing.error(BadRequestException.class, (request, response, _) -> send(request, response, bad()));
        routing.error(StoreException.class, (request, response, e) -> send(request, response, unavailable(e)));
        routing.error(
                HttpException.class,
                (request, response, e) -> send(request, response, e.status().code(), bad()));
        // The client has gone: nobody is there to be told.
        routing.error(UncheckedIOException.class, (_, _, e) -> {
            throw e;
        });
        routing.error(Throwable.class, (_, response, e) -> bug(response, e));
    }

    static Refused invalid(InvalidSetup e) {
        return new Refused(Refused.Code.INVALID, e.phrase());
    }

    private static Refused bad() {
        return new Refused(Refused.Code.BAD_REQUEST, "the request can't be read");
    }

    static Refused unavailable(StoreException e) {
        LOG.log(Level.SEVERE, "the database fails", e);
        return new Refused(Refused.Code.BUSY, "the table can't be stored at the moment; nothing was changed");
    }

    private static void bug(ServerResponse response, Throwable e) {
        LOG.log(Level.SEVERE, "a bug", e);
        response.status(500).header(HeaderNames.CONTENT_TYPE, "application/json");
        response.send(Json.bytes(Map.of("error", "bug", "message", "that is our fault; it was noted")));
    }

    private static void send(ServerRequest request, ServerResponse response, Refused refused) {
        send(request, response, status(refused.code()), refused);
    }

    private static void send(ServerRequest request, ServerResponse response, int status, Refused refused) {
        response.status(status).header(HeaderNames.CONTENT_TYPE, "application/json");
        if (refused.details().get("retryAfter") instanceof Integer seconds) {
            response.header(HeaderNames.RETRY_AFTER, "" + seconds);
        }
        var speech = Speech.of(request.query(), request.headers());
        response.send(Json.bytes(body(refused, speech.words())));
    }

    static Map<String, Object> body(Refused refused, Words words) {
        var body = new LinkedHashMap<String, Object>();
        body.put("error", refused.code().word());
        body.put("message", refused.sentence().in(words));
        body.putAll(refused.details());
        return body;
    }

    static int status(Refused.Code code) {
        return switch (code) {
            case BAD_REQUEST -> 400;
            case NO_GUEST -> 401;
            case BAD_ORIGIN, NOT_SEATED, NOT_YOUR_TURN, SECRET -> 403;
            case NOT_FOUND -> 404;
            case STALE, OLD_EDITION, NOT_STARTED, TAKEN, NOTHING_TO_UNDO, OVER, NOT_OVER -> 409;
            case TOO_LARGE -> 413;
            case INVALID, ILLEGAL -> 422;
            case TOO_MANY -> 429;
            case BUSY -> 503;
        };
    }
}
