package freehold.lab.spark;

import freehold.lab.stats.Findings;
import freehold.lab.study.GameLog;
import freehold.lab.study.Job;
import freehold.lab.study.Study;
import freehold.lab.study.StudyGame;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/// A few games, played and counted on some machine, on their way back.
record Batch(List<Played> games, Findings findings) implements Serializable {
    /// A [GameLog] without `Optional`, which can't travel.
    private record Played(
            Job job, List<String> plies, List<List<Integer>> values, int samplePly, List<String> sampleChoices)
            implements Serializable {
        static Played of(GameLog log) {
            return new Played(
                    log.job(),
                    log.plies(),
                    log.values(),
                    log.sample().map(GameLog.Sample::ply).orElse(0),
                    log.sample().map(GameLog.Sample::choices).orElse(List.of()));
        }

        GameLog log() {
            var sample = sampleChoices.isEmpty()
                    ? Optional.<GameLog.Sample>empty()
                    : Optional.of(new GameLog.Sample(samplePly, sampleChoices));
            return new GameLog(job.inCase(), job.game(), plies, values, sample);
        }
    }

    static Batch play(Study study, Iterator<Job> jobs) {
        var played = new ArrayList<Played>();
        var findings = new Findings(study);
        while (jobs.hasNext()) {
            var log = StudyGame.play(study, jobs.next());
            findings.add(log);
            played.add(Played.of(log));
        }
        return new Batch(played, findings);
    }

    List<GameLog> logs() {
        return games.stream().map(Played::log).toList();
    }
}
