package freehold.lab.run;

import freehold.kernel.InvalidSetup;
import freehold.lab.stats.Findings;
import freehold.lab.study.GameLog;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import freehold.lab.study.StudyGame;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/// Plays what is still missing of a study, and puts it together with what was played before.
public record StudyRun(Study study, Journal journal) {
    /// Whoever waits for it.
    public interface Audience {
        /// @param here how many of them were played by this run
        void sees(int done, int all, int here);
    }

    /// What was found in the games that were played before.
    public Findings soFar() throws IOException {
        var findings = new Findings(study);
        journal.forEach(findings::add);
        return findings;
    }

    /// @throws InvalidSetup if what was played before would be played differently now
    public Findings play(Runner runner, Audience audience) throws InterruptedException, IOException {
        var jobs = study.jobs();
        var missing = jobs.stream().filter(job -> !journal.has(job)).toList();
        if (!missing.isEmpty() && study.isRepeatable()) {
            var first = journal.first();
            if (first.isPresent()) {
                check(first.get());
            }
        }
        var before = jobs.size() - missing.size();
        // Read before anything is appended, or new games would be counted twice.
        var findings = soFar();
        var here = new AtomicInteger();
        audience.sees(before, jobs.size(), 0);
        var added = runner.play(study, missing, log -> {
            journal.append(log);
            var played = here.incrementAndGet();
            audience.sees(before + played, jobs.size(), played);
        });
        return findings.merge(added);
    }

    /// One game is played again: the players may have learnt something since, and what different players did must not
    /// be put together.
    private void check(GameLog played) {
        if (!StudyGame.play(study, played.job()).equals(played)) {
            throw new InvalidSetup("what was played there was played by another version of this program, whose players"
                    + " play differently; choose another --out, or see with --so-far what it found");
        }
    }
}
