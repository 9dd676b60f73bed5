package freehold.server.siege.attacks;

import java.io.IOException;
import java.net.SocketTimeoutException;

/// Connections that become WebSockets.
final class Upgrade {
    private Upgrade() {}

    static Line socket(Camp camp) throws IOException {
        var line = camp.open("socket");
        line.send("""
                Connection: Upgrade\r
                Upgrade: websocket\r
                Sec-WebSocket-Version: 13\r
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                \r
                """);
        return line;
    }

    /// Whoever floods a socket must lose it.
    static void awaitCutOff(Camp camp, Line socket) throws IOException {
        try {
            socket.toTheEnd();
            camp.wasCutOff();
        } catch (SocketTimeoutException e) {
            camp.blame("a socket that floods is not closed");
        }
    }
}
