package freehold.lab.engine;

import freehold.lab.stats.Findings;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import java.io.IOException;

/// Plays what is still missing of a study, and puts it together with what was played before.
public record StudyRun(Study study, Journal journal, Engine engine) {
    /// Whoever waits for it.
    public interface Audience {
        /// @param here how many of them were played by this run
        void sees(int done, int all, int here);
    }

    public Findings play(Audience audience) throws InterruptedException, IOException {
        var jobs = study.jobs();
        var missing = jobs.stream().filter(job -> !journal.has(job)).toList();
        var findings = new Findings(study);
        journal.forEach(findings::add);
        var before = jobs.size() - missing.size();
        var count = new int[1];
        audience.sees(before, jobs.size(), 0);
        return findings.merge(engine.play(study, missing, log -> {
            journal.append(log);
            count[0]++;
            audience.sees(before + count[0], jobs.size(), count[0]);
        }));
    }
}
