package freehold.server.siege.attacks;

import java.io.IOException;

/// Sockets that send nonsense and read nothing. They must be cut off.
public final class NonsenseFrames implements Attack {
    private static final int FRAMES = 10_000;

    @Override
    public int attackers() {
        return 5;
    }

    @Override
    public void strike(Camp camp) throws IOException {
        try (var socket = Upgrade.socket(camp)) {
            socket.sendTexts("{", FRAMES);
            Upgrade.awaitCutOff(camp, socket);
        }
    }
}
