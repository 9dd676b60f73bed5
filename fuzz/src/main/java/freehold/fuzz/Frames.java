package freehold.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// The door of sockets: any bytes after the handshake. Then another request is answered as ever.
public final class Frames {
    private static final int PATIENCE_MILLIS = 30_000;

    private Frames() {}

    /// Before the clock of the first input runs.
    public static void fuzzerInitialize() {
        Doors.open();
    }

    public static void fuzzerTestOneInput(FuzzedDataProvider data) throws IOException {
        var bytes = data.consumeRemainingAsBytes();
        try (var socket = new Socket()) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.connect(new InetSocketAddress(
                    Doors.open().address().getHost(), Doors.open().address().getPort()));
            socket.getOutputStream().write(handshake());
            socket.getInputStream().read();
            socket.getOutputStream().write(bytes);
            socket.shutdownOutput();
            socket.getInputStream().skip(Long.MAX_VALUE);
        } catch (java.net.SocketException e) {
            // it was hung up, which is the server's right
        }
        var answer = Doors.open().send("GET", "tables/" + Doors.open().table(), "");
        if (answer.statusCode() != 200) {
            throw new IllegalStateException("afterwards: %d %s".formatted(answer.statusCode(), answer.body()));
        }
        Doors.open().assertUnharmed(bytes.length + " bytes");
    }

    private static byte[] handshake() {
        return """
                GET /api/tables/%s/socket HTTP/1.1\r
                Host: %s:%d\r
                Upgrade: websocket\r
                Connection: Upgrade\r
                Sec-WebSocket-Version: 13\r
                Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
                Authorization: Bearer %s\r
                \r
                """.formatted(
                        Doors.open().table(),
                        Doors.open().address().getHost(),
                        Doors.open().address().getPort(),
                        Doors.open().token())
                .getBytes(StandardCharsets.US_ASCII);
    }
}
