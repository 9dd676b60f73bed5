package freehold.lab.report;

import static java.util.stream.Collectors.toList;

import freehold.kernel.Game;
import freehold.lab.stats.CaseFindings;
import freehold.lab.stats.Findings;
import freehold.lab.study.Case;
import freehold.lab.study.Study;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

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

    /// What is to be said of each variant, once for all of which the same is to be said: `With pie=true, …`.
    List<String> say(List<Part> parts, Function<Part, String> sentence) {
        var said = parts.stream()
                .collect(Collectors.groupingBy(sentence, LinkedHashMap::new, Collectors.mapping(Part::name, toList())));
        said.remove("");
        return said.entrySet().stream()
                .map(each -> Format.capital(with(each.getValue()) + each.getKey()))
                .toList();
    }

    private String with(List<String> names) {
        if (!isComparison()) {
            return "";
        }
        return names.size() == variants.size() ? "In all variants, " : "With " + Format.list(names) + ", ";
    }

    /// The name of a variant where there is more than one.
    String heading(Part part) {
        return isComparison() ? part.name() : "";
    }

    /// ` (pie=true)` where there is more than one variant.
    String of(Part part) {
        return isComparison() ? " (" + part.name() + ")" : "";
    }

    double fair() {
        return 1.0 / study.seats();
    }
}
