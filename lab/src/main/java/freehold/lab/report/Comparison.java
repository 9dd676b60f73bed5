package freehold.lab.report;

import freehold.lab.stats.Imbalance;
import freehold.lab.stats.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// What does a rule change? Variants that differ in one option and nothing else, side by side.
final class Comparison {
    private final Subject subject;

    /// @param option the one in which they differ
    private record Pair(String option, Subject.Part before, Subject.Part after) {}

    private Comparison(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        var comparison = new Comparison(subject);
        return new Chapter(
                "What do the options change?",
                comparison.pairs().stream().map(comparison::sentence).toList(),
                List.of(),
                subject.isComparison() ? List.of(comparison.sheet()) : List.of());
    }

    private List<Pair> pairs() {
        var pairs = new ArrayList<Pair>();
        var parts = subject.variants();
        for (var i = 0; i < parts.size(); i++) {
            for (var after : parts.subList(i + 1, parts.size())) {
                var before = parts.get(i);
                var differing = differing(options(before), options(after));
                if (differing.size() == 1) {
                    pairs.add(new Pair(differing.getFirst(), before, after));
                }
            }
        }
        pairs.sort(Comparator.comparing(Pair::option));
        return pairs;
    }

    private static Map<String, String> options(Subject.Part part) {
        return part.choices();
    }

    private static List<String> differing(Map<String, String> before, Map<String, String> after) {
        return before.keySet().stream()
                .filter(key -> !Objects.equals(before.get(key), after.get(key)))
                .toList();
    }

    private String sentence(Pair pair) {
        var same = options(pair.before).entrySet().stream()
                .filter(option -> !option.getKey().equals(pair.option))
                .map(option -> option.getKey() + "=" + option.getValue())
                .toList();
        return "%s=%s instead of %s%s: %s; %s%s."
                .formatted(
                        pair.option,
                        options(pair.after).get(pair.option),
                        options(pair.before).get(pair.option),
                        same.isEmpty() ? "" : " (" + String.join(" ", same) + ")",
                        fairness(pair),
                        length(pair),
                        tension(pair));
    }

    private static String fairness(Pair pair) {
        var before = pair.before.found().results().bySeat();
        var after = pair.after.found().results().bySeat();
        var difference = Imbalance.difference(after, before);
        return "seat 1 takes %s instead of %s %s; beyond equal shares go %s instead of %s of the wins %s, %s"
                .formatted(
                        Format.percent(firstSeat(pair.after).mean()),
                        Format.percent(firstSeat(pair.before).mean()),
                        bracket(firstSeat(pair.after).minus(firstSeat(pair.before)), 100, " %"),
                        Format.percent(Imbalance.of(after)),
                        Format.percent(Imbalance.of(before)),
                        bracket(difference, 100, " %"),
                        verdict(difference));
    }

    private static String verdict(Interval difference) {
        if (difference.isBelow(0)) {
            return "which is fairer";
        }
        return difference.isAbove(0) ? "which is less fair" : "so which is fairer can't be told";
    }

    private static Interval firstSeat(Subject.Part part) {
        return part.found().results().bySeat().getFirst().interval();
    }

    private static String length(Pair pair) {
        var before = pair.before.found().lengths().plies().moments().interval();
        var after = pair.after.found().lengths().plies().moments().interval();
        return "games take %s instead of %s plies on average %s"
                .formatted(
                        Format.number(after.mean()), Format.number(before.mean()), bracket(after.minus(before), 1, ""));
    }

    private static String tension(Pair pair) {
        var before = pair.before.found().drama();
        var after = pair.after.found().drama();
        if (before.leadChanges().total() == 0 || after.leadChanges().total() == 0) {
            return "";
        }
        var change = after.leadChanges()
                .moments()
                .interval()
                .minus(before.leadChanges().moments().interval());
        return "; the lead changes hands %s instead of %s times a game %s; half of the winners are ahead for good when %d %% instead of %d %% of the game is over"
                .formatted(
                        Format.number(after.leadChanges().moments().mean()),
                        Format.number(before.leadChanges().moments().mean()),
                        bracket(change, 1, ""),
                        after.decidedAt().quantile(0.5),
                        before.decidedAt().quantile(0.5));
    }

    /// `(−12.9 to −1.4 %)`.
    private static String bracket(Interval difference, double unit, String sign) {
        return "(%s to %s%s)"
                .formatted(Format.signed(unit * difference.low()), Format.signed(unit * difference.high()), sign);
    }

    private Sheet<Subject.Part> sheet() {
        return Sheet.of("variants", "The variants side by side", subject.variants().stream())
                .column("variant", Subject.Part::name)
                .count("games", part -> part.found().results().games())
                .interval("seat 1 %", Comparison::firstSeat)
                .number(
                        "plies, mean",
                        part -> part.found().lengths().plies().moments().mean())
                .number(
                        "legal moves, mean",
                        part -> part.found().arc().allBranching().mean())
                .fine(
                        "lead changes, mean",
                        part -> part.found().drama().leadChanges().moments().mean())
                .quantile(
                        "decided after %, median",
                        0.5, part -> part.found().drama().decidedAt());
    }
}
