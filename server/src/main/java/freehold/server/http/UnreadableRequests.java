package freehold.server.http;

import freehold.server.guard.SecurityHeaders;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/// The answer to what never became a request. What goes wrong within one has another answer ([Errors]).
public final class UnreadableRequests implements Request.Handler {
    private static final byte[] BODY =
            FaultView.of("bad-request", "the request can't be read").json().getBytes(StandardCharsets.UTF_8);

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        SecurityHeaders.set(response.getHeaders(), false);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Answer.JSON);
        // Who knows where the next request would begin.
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        response.setStatus(status(request));
        response.write(true, ByteBuffer.wrap(BODY), callback);
        return true;
    }

    /// Whatever it was, it was the caller's mistake.
    private static int status(Request request) {
        return request.getAttribute(ErrorHandler.ERROR_EXCEPTION) instanceof HttpException e && e.getCode() != 500
                ? e.getCode()
                : 400;
    }
}
