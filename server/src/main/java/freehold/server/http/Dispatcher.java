package freehold.server.http;

import freehold.server.agents.Steward;
import freehold.server.guard.Identity;
import freehold.server.guard.OriginCheck;
import freehold.server.guard.ProcessorLimit;
import freehold.server.guard.PublicAddress;
import freehold.server.guard.RateLimit;
import freehold.server.guard.SecurityHeaders;
import freehold.server.table.Refused;
import freehold.server.web.Network;
import freehold.server.web.RequestDeadlines;
import java.util.Set;
import java.util.function.IntConsumer;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Takes every request: finds out who asks, whether they may, and who answers. Each has a virtual thread of its own,
/// because the web server's own threads must not wait.
public final class Dispatcher extends Handler.Abstract.NonBlocking {
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");

    private final Routes routes;
    private final PublicAddress outside;
    private final OriginCheck origins;
    private final Identity identity;
    private final RateLimit limit;
    private final Steward steward;
    private final RequestDeadlines deadlines;
    private final IntConsumer answered;
    private final ProcessorLimit heavyWork = ProcessorLimit.ofThisMachine();

    /// @param answered hears of the status of every answer
    public Dispatcher(
            Routes routes,
            PublicAddress outside,
            OriginCheck origins,
            Identity identity,
            RateLimit limit,
            Steward steward,
            RequestDeadlines deadlines,
            IntConsumer answered) {
        this.routes = routes;
        this.outside = outside;
        this.origins = origins;
        this.identity = identity;
        this.limit = limit;
        this.steward = steward;
        this.deadlines = deadlines;
        this.answered = answered;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        var connection = request.getConnectionMetaData().getConnection().getEndPoint();
        deadlines.end(connection);
        request.addIdleTimeoutListener(_ -> false);
        Request.addCompletionListener(request, _ -> {
            answered.accept(response.getStatus());
            deadlines.begin(connection); // the next head is to come
        });
        SecurityHeaders.set(response.getHeaders(), outside.isSecure(request.getHeaders()));
        var answer = new Answer(request, response, callback, deadlines);
        Thread.ofVirtual().start(() -> answer(request, answer));
        return true;
    }

    private void answer(Request request, Answer answer) {
        try {
            dispatch(request, answer);
        } catch (Throwable e) {
            Errors.answer(request, answer, e);
        }
    }

    private void dispatch(Request request, Answer answer) {
        var network = Network.of(outside.caller(Request.getRemoteAddr(request), request.getHeaders()));
        limit.enter(network);
        var caller = identity.caller(request.getHeaders());
        if (!caller.guest().isStranger()) {
            limit.enter(caller.guest());
            steward.met(caller.guest(), network);
        }
        if (!SAFE.contains(request.getMethod())) {
            origins.check(caller, request.getHeaders());
        }
        var route = routes.find(request.getMethod(), Request.getPathInContext(request))
                .orElseThrow(() -> new Refused(Refused.Code.NOT_FOUND, "there is nothing at this address"));
        route.resource()
                .accept(new Exchange(
                        request,
                        answer,
                        Query.of(request),
                        route.places(),
                        caller,
                        network,
                        deadlines,
                        limit,
                        heavyWork));
    }
}
