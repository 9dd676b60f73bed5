package freehold.lab.report;

import static java.util.stream.Collectors.toList;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.lab.stats.CaseFindings;
import freehold.lab.stats.Findings;
import freehold.lab.study.Case;
import freehold.lab.study.Study;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a report is about: one study or several, their variants, and the steps of the ladder of levels.
///
/// @param studies by their names
record Subject(SequencedMap<String, Study> studies, Game game, List<Part> variants, List<Part> ladder) {
    /// What tells studies apart, beside the options of the game.
    private static final String STUDY = "study";

    /// A case with what was found.
    ///
    /// @param choices in which it may differ from others
    record Part(Case inCase, CaseFindings found, String name, Map<String, String> choices) {
        private static Part of(Case inCase, Findings findings) {
            return new Part(inCase, findings.of(inCase.number()), inCase.name(), inCase.options());
        }

        /// The same among the parts of other studies: all options count, also those that nobody chose.
        private Part in(String study, Game game) {
            var all = new LinkedHashMap<String, String>();
            all.put(STUDY, study);
            inCase.setup(game).options().values().forEach((key, value) -> all.put(key, value.toString()));
            return new Part(inCase, found, name, all);
        }

        private Part telling(List<String> keys) {
            var telling = new LinkedHashMap<>(choices);
            telling.keySet().retainAll(keys);
            var name = telling.entrySet().stream()
                    .map(choice -> choice.getKey() + "=" + choice.getValue())
                    .collect(Collectors.joining(" "));
            return new Part(inCase, found, name, telling);
        }
    }

    static Subject of(Findings findings) {
        var study = findings.study();
        var names = new LinkedHashMap<>(Map.of("", study));
        return new Subject(
                names,
                study.rules(),
                parts(findings, Case.Purpose.GAME).toList(),
                parts(findings, Case.Purpose.LADDER).toList());
    }

    private static Stream<Part> parts(Findings findings, Case.Purpose purpose) {
        return findings.study().cases().stream()
                .filter(each -> each.purpose() == purpose)
                .map(each -> Part.of(each, findings))
                .filter(part -> part.found().results().games() > 0);
    }

    /// Several studies side by side, without their ladders.
    ///
    /// @throws InvalidSetup if they are about different games
    static Subject comparing(SequencedMap<String, Findings> findings) {
        var studies = new LinkedHashMap<String, Study>();
        findings.forEach((name, found) -> studies.put(name, found.study()));
        var first = studies.firstEntry().getValue();
        if (studies.values().stream()
                .anyMatch(each -> !each.game().equals(first.game()) || each.seats() != first.seats())) {
            throw new InvalidSetup("only studies of the same game with as many seats can be compared");
        }
        var parts = findings.entrySet().stream()
                .flatMap(each ->
                        parts(each.getValue(), Case.Purpose.GAME).map(part -> part.in(each.getKey(), first.rules())))
                .toList();
        var keys = keys(parts, studies);
        return new Subject(
                studies,
                first.rules(),
                parts.stream().map(part -> part.telling(keys)).toList(),
                List.of());
    }

    /// In what the parts differ. Which study it is counts if the options alone do not tell them apart, or if the
    /// studies were played differently.
    private static List<String> keys(List<Part> parts, SequencedMap<String, Study> studies) {
        var options = parts.getFirst().choices().keySet().stream()
                .filter(key -> !key.equals(STUDY))
                .filter(key -> parts.stream()
                                .map(part -> part.choices().get(key))
                                .distinct()
                                .count()
                        > 1)
                .toList();
        var ways = studies.values().stream()
                .map(study -> List.of(study.agents(), study.nodes(), study.openings()))
                .distinct()
                .count();
        var told = parts.stream()
                .map(part -> part.telling(options).name())
                .distinct()
                .count();
        return ways > 1 || told < parts.size()
                ? Stream.concat(Stream.of(STUDY), options.stream()).toList()
                : options;
    }

    /// The first of them, which stands for all where they can't differ.
    Study study() {
        return studies.firstEntry().getValue();
    }

    /// Who played: `level2`, or `level2 (study=a) and level4 (study=b)`.
    String players() {
        var by = new LinkedHashMap<String, String>();
        studies.forEach((name, study) ->
                by.put(name, Format.list(study.agents().stream().distinct().toList())));
        if (by.values().stream().distinct().count() == 1) {
            return Objects.requireNonNull(by.firstEntry()).getValue();
        }
        return Format.list(by.entrySet().stream()
                .map(each -> "%s (%s=%s)".formatted(each.getValue(), STUDY, each.getKey()))
                .toList());
    }

    /// How many games were asked for.
    long asked() {
        return studies.values().stream()
                .mapToLong(study -> (long) study.games() * study.variants().size())
                .sum();
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

    /// What a caption says of every variant: without the name of its own ([#of(Part)]).
    String kind(String caption) {
        return variants.stream().map(this::of).reduce(caption, (text, own) -> text.replace(own, ""));
    }

    double fair() {
        return 1.0 / study().seats();
    }
}
