package freehold.server.siege.attacks;

import java.io.IOException;

/// New tables all the time, which fill the lists.
public final class ManyTables implements Attack {
    @Override
    public int attackers() {
        return 8;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        camp.post("/api/tables", camp.token(), Bodies.openTable());
        camp.get("/api/tables?open=true&limit=100");
    }
}
