package freehold.lab.run;

import freehold.kernel.InvalidSetup;
import freehold.lab.Programs;
import freehold.lab.stats.Findings;
import freehold.lab.study.GameLog;
import freehold.lab.study.Job;
import freehold.lab.study.Study;
import freehold.lab.study.StudyGame;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/// Plays on the cores of this machine.
public record LocalRunner(int threads) implements Runner {
    @Override
    public Findings play(Study study, List<Job> jobs, Consumer<GameLog> played) throws InterruptedException {
        var findings = new Findings(study);
        try (var programs = new Programs();
                var pool = Executors.newFixedThreadPool(threads)) {
            var games = new ExecutorCompletionService<GameLog>(pool);
            jobs.forEach(job -> games.submit(() -> StudyGame.play(study, job, programs)));
            try {
                for (var i = 0; i < jobs.size(); i++) {
                    var log = games.take().get();
                    played.accept(log);
                    findings.add(log);
                }
            } catch (ExecutionException e) {
                throw e.getCause() instanceof InvalidSetup fault ? fault : new IllegalStateException(e.getCause());
            } finally {
                pool.shutdownNow();
            }
        }
        return findings;
    }
}
