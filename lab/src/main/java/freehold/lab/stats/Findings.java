package freehold.lab.stats;

import freehold.lab.study.GameLog;
import freehold.lab.study.Study;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// All that is counted in a study, case by case. Two of them, of different games of the same study, can be merged.
public final class Findings implements Serializable {
    private final Study study;
    private final List<CaseFindings> cases = new ArrayList<>();

    public Findings(Study study) {
        this.study = study;
        study.cases().forEach(_ -> cases.add(new CaseFindings()));
    }

    public Findings add(GameLog log) {
        cases.get(log.inCase()).add(Replay.of(study, log));
        return this;
    }

    public Findings merge(Findings other) {
        for (var i = 0; i < cases.size(); i++) {
            cases.get(i).merge(other.cases.get(i));
        }
        return this;
    }

    public Study study() {
        return study;
    }

    /// Games of the variants, without those of the ladder.
    public long games() {
        return IntStream.range(0, study.variants().size())
                .mapToLong(variant -> cases.get(variant).results().games())
                .sum();
    }

    public CaseFindings of(int inCase) {
        return cases.get(inCase);
    }
}
