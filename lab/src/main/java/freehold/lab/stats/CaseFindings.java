package freehold.lab.stats;

import java.io.Serializable;

/// All that is counted about the games of one case.
public final class CaseFindings implements Serializable {
    private final Results results = new Results();
    private final Lengths lengths = new Lengths();
    private final Arc arc = new Arc();
    private final Drama drama = new Drama();
    private final Endings endings = new Endings();
    private final Heat heat = new Heat();
    private final Uses uses = new Uses();
    private final Openings openings = new Openings();
    private final Agreement agreement = new Agreement();

    void add(Replay game) {
        results.add(game);
        lengths.add(game);
        arc.add(game);
        drama.add(game);
        endings.add(game);
        heat.add(game);
        uses.add(game);
        openings.add(game);
        agreement.add(game);
    }

    void merge(CaseFindings other) {
        results.merge(other.results);
        lengths.merge(other.lengths);
        arc.merge(other.arc);
        drama.merge(other.drama);
        endings.merge(other.endings);
        heat.merge(other.heat);
        uses.merge(other.uses);
        openings.merge(other.openings);
        agreement.merge(other.agreement);
    }

    public Results results() {
        return results;
    }

    public Lengths lengths() {
        return lengths;
    }

    public Arc arc() {
        return arc;
    }

    public Drama drama() {
        return drama;
    }

    public Endings endings() {
        return endings;
    }

    public Heat heat() {
        return heat;
    }

    public Uses uses() {
        return uses;
    }

    public Openings openings() {
        return openings;
    }

    public Agreement agreement() {
        return agreement;
    }
}
