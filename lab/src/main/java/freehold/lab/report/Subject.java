package freehold.lab.report;

import freehold.kernel.Game;
import freehold.lab.stats.CaseFindings;
import freehold.lab.stats.Findings;
import freehold.lab.study.Case;
import freehold.lab.study.Study;
import java.util.List;

/// What a report is about: the study, its variants, and the steps of the ladder of levels.
record Subject(Study study, Game game, List<Part> variants, List<Part> ladder) {
    /// A case with what was found.
    record Part(Case inCase, CaseFindings found) {
        String name() {
            return inCase.name();
        }
    }

    static Subject of(Findings findings) {
        var study = findings.study();
        var parts = study.cases().stream()
                .map(each -> new Part(each, findings.of(each.number())))
                .filter(part -> part.found().results().games() > 0)
                .toList();
        return new Subject(
                study,
                study.rules(),
                parts.stream().filter(part -> is(part, Case.Purpose.GAME)).toList(),
                parts.stream().filter(part -> is(part, Case.Purpose.LADDER)).toList());
    }

    private static boolean is(Part part, Case.Purpose purpose) {
        return part.inCase().purpose() == purpose;
    }

    boolean isComparison() {
        return variants.size() > 1;
    }

    /// `With pie=true, ` where there is more than one variant.
    String with(Part part) {
        return isComparison() ? "With " + part.name() + ", " : "";
    }

    /// ` (pie=true)` where there is more than one variant.
    String of(Part part) {
        return isComparison() ? " (" + part.name() + ")" : "";
    }

    double fair() {
        return 1.0 / study.seats();
    }
}
