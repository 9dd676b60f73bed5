package freehold.server.siege.attacks;

import java.io.IOException;
import java.net.SocketTimeoutException;

/// Requests that end their connections, as monitors send them: the server must hang up.
public final class KeptConnections implements Attack {
    private static final String REQUEST = "GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

    @Override
    public int attackers() {
        return 4;
    }

    @Override
    public void strike(Camp camp) throws IOException {
        try {
            camp.tell(REQUEST);
        } catch (SocketTimeoutException e) {
            camp.blame("a connection that was to be closed was kept");
        }
    }
}
