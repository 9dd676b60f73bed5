package freehold.server.siege.attacks;

import java.io.IOException;

/// Sockets that do nothing but ping. They must be cut off.
public final class PingFloods implements Attack {
    private static final int FRAMES = 10_000;

    @Override
    public int attackers() {
        return 5;
    }

    @Override
    public void strike(Camp camp) throws IOException {
        try (var socket = Upgrade.socket(camp)) {
            socket.sendPings(FRAMES);
            Upgrade.awaitCutOff(camp, socket);
        }
    }
}
