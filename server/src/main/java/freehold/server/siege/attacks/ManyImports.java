package freehold.server.siege.attacks;

import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/// Records that become tables, which stay for ever; every other one from nobody.
public final class ManyImports implements Attack {
    private final String record = FgnWriter.write(new Scoresheet(Map.of(), Bodies.LONG));
    private final AtomicBoolean isNobody = new AtomicBoolean();

    @Override
    public int attackers() {
        return 4;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        isNobody.set(!isNobody.get());
        if (isNobody.get()) {
            var status = camp.postAsNobody("/api/tables/import", record);
            if (status < 400) {
                camp.blame("nobody may import");
            }
        } else {
            camp.post("/api/tables/import", camp.token(), record);
        }
    }
}
