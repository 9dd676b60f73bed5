package freehold.server.siege.attacks;

import java.io.IOException;

/// Long games that are to be played through and told of, again and again.
public final class LongReplays implements Attack {
    private final String body = Bodies.longGame();

    @Override
    public int attackers() {
        return 8;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        camp.post("/api/positions/log", camp.token(), body);
    }
}
