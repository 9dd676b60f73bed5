package freehold.lab.report;

import freehold.lab.stats.Histogram;
import java.util.ArrayList;
import java.util.List;

/// How long does it take?
final class Length {
    private Length() {}

    static Chapter of(Subject subject) {
        var sentences = new ArrayList<String>();
        var figures = new ArrayList<Figure>();
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
            sentences.add(Words.capital(
                    "%shalf of all games take between %s and %s plies (%s in the middle), or %s turns in the middle; the longest took %s plies."
                            .formatted(
                                    subject.with(part),
                                    Words.count(lengths.plies().quantile(0.25)),
                                    Words.count(lengths.plies().quantile(0.75)),
                                    Words.count(lengths.plies().quantile(0.5)),
                                    Words.count(lengths.turns().quantile(0.5)),
                                    Words.count(lengths.plies().counts().lastKey()))));
            figures.add(Columns.figure("Plies in a game" + subject.of(part), "plies", lengths.plies()));
            row(table, part.name(), "plies", lengths.plies());
            row(table, part.name(), "plies with a choice", lengths.decisions());
            row(table, part.name(), "turns (runs of plies by one seat)", lengths.turns());
        }
        return new Chapter("How long is it?", sentences, figures, List.of(table));
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
