package freehold.server.http;

import freehold.kernel.InvalidSetup;
import freehold.server.health.Emergency;
import freehold.server.health.Trouble;
import freehold.server.store.StoreException;
import freehold.server.table.Refused;
import java.io.UncheckedIOException;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/// Turns whatever went wrong into an answer that programs and people can use.
public final class Errors {
    static final String RETRY_AFTER = "retryAfter";

    /// Told once for all who hear of it.
    private static final Trouble DATABASE = new Trouble("the database fails");

    private Errors() {}

    /// Whatever happens, there is an end to it.
    public static void answer(Request request, Answer answer, Throwable failure) {
        try {
            tell(request, answer, failure);
        } catch (Throwable e) {
            Emergency.survive("a bug", e);
            answer.abort(e);
        }
    }

    private static void tell(Request request, Answer answer, Throwable failure) {
        if (answer.isBegun() || failure instanceof UncheckedIOException) {
            answer.abort(failure); // the caller has gone: nobody is there to be told
            return;
        }
        switch (failure) {
            case Refused refused -> send(request, answer, refused);
            case InvalidSetup e -> send(request, answer, invalid(e));
            case StoreException e -> send(request, answer, unavailable(e));
            case HttpException _ -> send(request, answer, bad());
            default -> bug(answer, failure);
        }
    }

    public static Refused invalid(InvalidSetup e) {
        return new Refused(Refused.Code.INVALID, e.phrase());
    }

    private static Refused bad() {
        return new Refused(Refused.Code.BAD_REQUEST, "the request can't be read");
    }

    public static Refused unavailable(StoreException e) {
        DATABASE.failed(e);
        return e.isUncertain()
                ? new Refused(Refused.Code.BUSY, "it is not known whether that was kept; look before you try again")
                : new Refused(Refused.Code.BUSY, "the database can't be used at the moment; nothing was changed");
    }

    private static void bug(Answer answer, Throwable e) {
        Emergency.survive("a bug", e);
        answer.json(500, FaultView.of("bug", "that is our fault; it was noted"));
    }

    private static void send(Request request, Answer answer, Refused refused) {
        if (refused.details().get(RETRY_AFTER) instanceof Integer seconds) {
            answer.header(HttpHeader.RETRY_AFTER, "" + seconds);
        }
        answer.json(status(refused.code()), FaultView.of(refused, speech(request)));
    }

    private static Speech speech(Request request) {
        try {
            return Speech.of(Query.of(request), request.getHeaders());
        } catch (Refused e) {
            return Speech.of(Query.NONE, request.getHeaders());
        }
    }

    public static int status(Refused.Code code) {
        return switch (code) {
            case BAD_REQUEST -> 400;
            case NO_GUEST -> 401;
            case BAD_ORIGIN, NOT_SEATED, NOT_HOST, NOT_YOUR_TURN, SECRET -> 403;
            case NOT_FOUND -> 404;
            case STALE, OLD_EDITION, NOT_STARTED, STARTED, TAKEN, NOTHING_TO_UNDO, OVER, NOT_OVER -> 409;
            case TOO_LARGE -> 413;
            case INVALID, ILLEGAL -> 422;
            case TOO_MANY -> 429;
            case BUSY -> 503;
        };
    }
}
