package freehold.lab.engine;

import freehold.lab.stats.Findings;
import freehold.lab.study.GameLog;
import freehold.lab.study.Job;
import freehold.lab.study.Study;
import java.util.List;
import java.util.function.Consumer;

/// Plays nothing: for whoever wants to see what a study has found so far.
public record IdleEngine() implements Engine {
    @Override
    public String name() {
        return "idle";
    }

    @Override
    public Findings play(Study study, List<Job> jobs, Consumer<GameLog> played) {
        return new Findings(study);
    }
}
