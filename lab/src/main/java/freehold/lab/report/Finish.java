package freehold.lab.report;

import freehold.kernel.position.Ending;
import java.util.ArrayList;
import java.util.List;

/// How does it end, and with what scores?
final class Finish {
    private Finish() {}

    static Chapter of(Subject subject) {
        var sentences = new ArrayList<>(subject.say(subject.variants(), part -> endings(subject, part)));
        var figures = new ArrayList<>(List.of(bars(subject)));
        var scored = subject.variants().stream().filter(Finish::hasPoints).toList();
        if (!scored.isEmpty()) {
            sentences.addAll(subject.say(scored, Finish::points));
            figures.addAll(Columns.figures(
                    subject,
                    scored,
                    "Winning scores",
                    "points",
                    part -> part.found().endings().winning()));
            figures.addAll(Columns.figures(
                    subject,
                    scored,
                    "How far the winner was ahead of the next",
                    "points",
                    part -> part.found().endings().margins()));
        }
        return new Chapter("How does it end?", sentences, figures, List.of(ways(subject), scores(subject)));
    }

    private static Figure bars(Subject subject) {
        var bars = new Bars(1);
        for (var part : subject.variants()) {
            var games = (double) part.found().results().games();
            bars.heading(subject.heading(part));
            part.found().endings().ways().forEach((way, count) -> bars.bar(Words.capital(way), count / games));
        }
        return bars.figure("Ways to end: share of the games");
    }

    private static String endings(Subject subject, Subject.Part part) {
        var games = (double) part.found().results().games();
        var ways = part.found().endings().ways().entrySet().stream()
                .sorted((a, b) -> Long.compare(b.getValue(), a.getValue()))
                .map(way -> "%s in %s".formatted(way.getKey(), Words.percent(way.getValue() / games)))
                .toList();
        var never = subject.game().endings().stream()
                .map(Ending::sentence)
                .filter(way -> !part.found().endings().ways().containsKey(way))
                .toList();
        return "%s of the games%s."
                .formatted(
                        Words.list(ways),
                        never.isEmpty() ? "" : "; it never came up that " + String.join(", or that ", never));
    }

    /// Whether scores say more than who has won.
    private static boolean hasPoints(Subject.Part part) {
        return part.found().endings().winning().counts().size() > 2;
    }

    private static String points(Subject.Part part) {
        var endings = part.found().endings();
        return "winners have %d points (half of them between %d and %d), %d more than the next (medians)."
                .formatted(
                        endings.winning().quantile(0.5),
                        endings.winning().quantile(0.25),
                        endings.winning().quantile(0.75),
                        endings.margins().quantile(0.5));
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
