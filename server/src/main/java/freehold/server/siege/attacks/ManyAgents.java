package freehold.server.siege.attacks;

import java.io.IOException;
import java.util.Optional;

/// Tables full of agents that think as hard as they can.
public final class ManyAgents implements Attack {
    @Override
    public int attackers() {
        return 4;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        var token = camp.token();
        var table = camp.json("/api/tables", token, Bodies.agents());
        if (table.has("legal")) {
            camp.post(
                    "/api/tables/%s/plies".formatted(table.path("id").asString()),
                    token,
                    "{\"token\":\"%s\",\"basedOn\":%d}"
                            .formatted(
                                    table.path("legal").get(0).asString(),
                                    table.path("version").asInt()));
        }
    }

    @Override
    public Optional<String> complaint(Honest honest) throws IOException, InterruptedException {
        return honest.complaintOfAgents(Bodies.game().id());
    }
}
