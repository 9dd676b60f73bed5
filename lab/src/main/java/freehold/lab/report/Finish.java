package freehold.lab.report;

import java.util.ArrayList;
import java.util.List;

/// How does it end, and with what scores?
final class Finish {
    private Finish() {}

    static Chapter of(Subject subject) {
        var sentences = new ArrayList<String>();
        var figures = new ArrayList<Figure>();
        var bars = new Bars(1);
        for (var part : subject.variants()) {
            var ways = part.found().endings().ways();
            var games = (double) part.found().results().games();
            ways.forEach((way, count) ->
                    bars.bar(Words.capital(way) + subject.of(part), count / games, Words.percent(count / games)));
            sentences.add(endings(subject, part));
        }
        figures.add(bars.figure("Ways to end"));
        for (var part : subject.variants()) {
            if (hasPoints(part)) {
                sentences.add(points(subject, part));
                figures.add(Columns.figure(
                        "Winning scores" + subject.of(part),
                        "points",
                        part.found().endings().winning()));
                figures.add(Columns.figure(
                        "How far the winner was ahead of the next" + subject.of(part),
                        "points",
                        part.found().endings().margins()));
            }
        }
        return new Chapter("How does it end?", sentences, figures, List.of(ways(subject), scores(subject)));
    }

    private static String endings(Subject subject, Subject.Part part) {
        var games = (double) part.found().results().games();
        var ways = part.found().endings().ways().entrySet().stream()
                .sorted((a, b) -> Long.compare(b.getValue(), a.getValue()))
                .map(way -> "%s in %s".formatted(way.getKey(), Words.percent(way.getValue() / games)))
                .toList();
        var never = subject.game().endings().size() - ways.size();
        return Words.capital("%s%s of the games%s."
                .formatted(
                        subject.with(part),
                        Words.list(ways),
                        never == 0
                                ? ""
                                : "; %d other way%s to end never came up".formatted(never, never == 1 ? "" : "s")));
    }

    /// Whether scores say more than who has won.
    private static boolean hasPoints(Subject.Part part) {
        return part.found().endings().winning().counts().size() > 2;
    }

    private static String points(Subject subject, Subject.Part part) {
        var endings = part.found().endings();
        return Words.capital(
                "%swinners have %d points in the middle (half of them between %d and %d), %d more than the next."
                        .formatted(
                                subject.with(part),
                                endings.winning().quantile(0.5),
                                endings.winning().quantile(0.25),
                                endings.winning().quantile(0.75),
                                endings.margins().quantile(0.5)));
    }

    private static Table ways(Subject subject) {
        var table = new Table("endings", "Ways to end", "variant", "ending", "games", "share %");
        for (var part : subject.variants()) {
            part.found()
                    .endings()
                    .ways()
                    .forEach((way, count) -> table.row(
                            part.name(),
                            way,
                            "" + count,
                            Words.hundredths(
                                    count / (double) part.found().results().games())));
        }
        return table;
    }

    private static Table scores(Subject subject) {
        var table = new Table(
                "scores",
                "Scores by seat",
                "variant",
                "seat",
                "games",
                "mean",
                "5 %",
                "25 %",
                "median",
                "75 %",
                "95 %");
        for (var part : subject.variants()) {
            part.found()
                    .endings()
                    .scores()
                    .forEach((seat, points) -> table.row(
                            part.name(),
                            "" + seat,
                            "" + points.total(),
                            Words.number(points.moments().mean()),
                            "" + points.quantile(0.05),
                            "" + points.quantile(0.25),
                            "" + points.quantile(0.5),
                            "" + points.quantile(0.75),
                            "" + points.quantile(0.95)));
        }
        return table;
    }
}
