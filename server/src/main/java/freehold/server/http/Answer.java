package freehold.server.http;

import freehold.kernel.wire.Writable;
import freehold.server.web.RequestDeadlines;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.BiPredicate;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/// What goes back to a caller, at once or piece by piece. Whoever does not take it in time is cut off.
public final class Answer {
    public static final String JSON = "application/json";
    public static final String NDJSON = "application/x-ndjson";
    public static final String TEXT = "text/plain; charset=utf-8";

    /// Not more is read of a body that nobody wants.
    private static final int LARGEST_UNREAD = 256 << 10;

    private final Request request;
    private final Response response;
    private final Callback callback;
    private final EndPoint connection;
    private final RequestDeadlines deadlines;
    private boolean isBegun;

    public Answer(Request request, Response response, Callback callback, RequestDeadlines deadlines) {
        this.request = request;
        this.response = response;
        this.callback = callback;
        this.connection = request.getConnectionMetaData().getConnection().getEndPoint();
        this.deadlines = deadlines;
    }

    public Answer header(HttpHeader name, String value) {
        return header(name.asString(), value);
    }

    public Answer header(String name, String value) {
        response.getHeaders().put(name, value);
        return this;
    }

    public void json(int status, Writable body) {
        send(status, JSON, body.json().getBytes(StandardCharsets.UTF_8));
    }

    public void send(String type, byte[] body) {
        send(200, type, body);
    }

    public void send(int status, String type, byte[] body) {
        header(HttpHeader.CONTENT_TYPE, type);
        end(status, body);
    }

    /// An answer without a body.
    public void empty(int status) {
        end(status, new byte[0]);
    }

    private void end(int status, byte[] body) {
        isBegun = true;
        response.setStatus(status);
        if (!isReadToItsEnd()) {
            header(HttpHeader.CONNECTION, "close");
        }
        deadlines.begin(connection);
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    /// The next request comes after the body of this one, whether somebody wanted to know it or not.
    private boolean isReadToItsEnd() {
        var headers = request.getHeaders();
        if (!headers.contains(HttpHeader.CONTENT_LENGTH) && !headers.contains(HttpHeader.TRANSFER_ENCODING)) {
            return true;
        }
        if (headers.contains(HttpHeader.EXPECT) && Request.getContentBytesRead(request) == 0) {
            return false; // it was not sent either
        }
        deadlines.begin(connection);
        try {
            return Content.Source.asInputStream(request).readNBytes(LARGEST_UNREAD).length < LARGEST_UNREAD;
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    /// Begins an answer that comes piece by piece.
    public Pieces begin(String type) {
        isBegun = true;
        header(HttpHeader.CONTENT_TYPE, type);
        return new Pieces();
    }

    /// Turns the connection into something else; false if nobody asked for that.
    public boolean upgrade(BiPredicate<Response, Callback> upgrade) {
        isBegun = upgrade.test(response, callback);
        return isBegun;
    }

    /// Whether it is too late for another answer.
    public boolean isBegun() {
        return isBegun;
    }

    /// The caller has gone, or the answer broke off.
    public void abort(Throwable because) {
        callback.failed(because);
    }

    /// To be closed when the answer is complete.
    public final class Pieces {
        /// Returns when the caller, or the system on its behalf, has taken it.
        public void send(byte[] piece) throws IOException {
            write(false, ByteBuffer.wrap(piece));
        }

        public void end() throws IOException {
            write(true, BufferUtil.EMPTY_BUFFER);
            callback.succeeded();
        }

        private void write(boolean isLast, ByteBuffer bytes) throws IOException {
            deadlines.begin(connection);
            Content.Sink.write(response, isLast, bytes);
            deadlines.end(connection);
        }
    }
}
