package freehold.server.siege.attacks;

import java.io.IOException;
import java.util.Optional;

/// Several guests want the longest analyses, all the time.
public final class HeldAnalyses implements Attack {
    private static final String BODY =
            "{\"game\":\"%s\",\"time\":10000}".formatted(Bodies.game().id());

    @Override
    public int attackers() {
        return 9;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        camp.post("/api/analysis", camp.token(), BODY);
    }

    @Override
    public Optional<String> complaint(Honest honest) throws IOException, InterruptedException {
        return honest.complaintOfAnalysis(Bodies.game().id());
    }
}
