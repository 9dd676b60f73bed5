package freehold.server.siege.attacks;

import java.io.IOException;

/// New guests all the time, who stay for ever.
public final class ManyGuests implements Attack {
    @Override
    public int attackers() {
        return 8;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        camp.postAsNobody("/api/guests", "{\"name\":\"Nobody\"}");
    }
}
