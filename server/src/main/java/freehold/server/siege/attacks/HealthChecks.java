package freehold.server.siege.attacks;

import java.io.IOException;

/// Asks how the server is, without end.
public final class HealthChecks implements Attack {
    @Override
    public int attackers() {
        return 16;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        camp.get("/health");
        camp.get("/metrics");
    }
}
