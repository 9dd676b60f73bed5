package freehold.lab.report;

import freehold.lab.stats.Histogram;
import java.util.List;

/// How long does it take?
final class Length {
    private Length() {}

    static Chapter of(Subject subject) {
        var table = new Table(
                "lengths",
                "Length of games",
                "variant",
                "measure",
                "games",
                "mean",
                "5 %",
                "25 %",
                "median",
                "75 %",
                "95 %",
                "longest");
        for (var part : subject.variants()) {
            var lengths = part.found().lengths();
            row(table, part.name(), "plies", lengths.plies());
            row(table, part.name(), "plies with a choice", lengths.decisions());
            row(table, part.name(), "turns", lengths.turns());
        }
        return new Chapter(
                "How long is it?",
                subject.say(subject.variants(), Length::sentence),
                Columns.figures(
                        subject,
                        subject.variants(),
                        "Plies in a game",
                        "plies",
                        part -> part.found().lengths().plies()),
                List.of(table));
    }

    private static String sentence(Subject.Part part) {
        var plies = part.found().lengths().plies();
        var turns = part.found().lengths().turns();
        return "a game takes %s plies in %s turns (medians); half of all games take between %s and %s plies, the longest took %s."
                .formatted(
                        Words.count(plies.quantile(0.5)),
                        Words.count(turns.quantile(0.5)),
                        Words.count(plies.quantile(0.25)),
                        Words.count(plies.quantile(0.75)),
                        Words.count(plies.counts().lastKey()));
    }

    private static void row(Table table, String variant, String measure, Histogram numbers) {
        table.row(
                variant,
                measure,
                "" + numbers.total(),
                Words.number(numbers.moments().mean()),
                "" + numbers.quantile(0.05),
                "" + numbers.quantile(0.25),
                "" + numbers.quantile(0.5),
                "" + numbers.quantile(0.75),
                "" + numbers.quantile(0.95),
                "" + numbers.counts().lastKey());
    }
}
