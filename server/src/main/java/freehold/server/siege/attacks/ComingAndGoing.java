package freehold.server.siege.attacks;

import java.io.IOException;

/// Sits down and gets up again, all day long: each is an event that is kept.
public final class ComingAndGoing implements Attack {
    @Override
    public int attackers() {
        return 1;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        var token = camp.token();
        camp.post("/api/tables/%s/join".formatted(camp.table()), token, "{}");
        camp.post("/api/tables/%s/leave".formatted(camp.table()), token, "{}");
    }
}
