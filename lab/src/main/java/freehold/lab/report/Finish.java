package freehold.lab.report;

import freehold.kernel.position.Ending;
import freehold.lab.stats.Endings;
import freehold.lab.stats.Histogram;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// How does it end, and with what scores?
final class Finish {
    private Finish() {}

    static Chapter of(Subject subject) {
        var sentences = new ArrayList<>(subject.say(subject.variants(), part -> endings(subject, part)));
        var figures = new ArrayList<>(List.of(bars(subject)));
        var scored = subject.variants().stream().filter(Finish::hasPoints).toList();
        if (!scored.isEmpty()) {
            sentences.addAll(subject.say(scored, Finish::points));
            figures.addAll(columns(subject, scored, "Winning scores", Endings::winning));
            figures.addAll(columns(subject, scored, "How far the winner was ahead of the next", Endings::margins));
        }
        return new Chapter("How does it end?", sentences, figures, List.of(ways(subject), scores(subject)));
    }

    private static List<Figure> columns(
            Subject subject, List<Subject.Part> scored, String caption, Function<Endings, Histogram> points) {
        return Columns.figures(
                subject,
                scored,
                caption,
                "points",
                part -> points.apply(part.found().endings()));
    }

    private static Figure bars(Subject subject) {
        var bars = new Bars(1);
        for (var part : subject.variants()) {
            var games = (double) part.found().results().games();
            bars.heading(subject.heading(part));
            part.found().endings().ways().forEach((way, count) -> bars.bar(Format.capital(way), count / games));
        }
        return bars.figure("Ways to end: share of the games");
    }

    private static String endings(Subject subject, Subject.Part part) {
        var games = (double) part.found().results().games();
        var ways = part.found().endings().ways().entrySet().stream()
                .sorted((a, b) -> Long.compare(b.getValue(), a.getValue()))
                .map(way -> "%s in %s".formatted(way.getKey(), Format.percent(way.getValue() / games)))
                .toList();
        return "%s of the games%s.".formatted(Format.list(ways), never(subject, part));
    }

    private static String never(Subject subject, Subject.Part part) {
        var never = subject.game().endings().stream()
                .map(Ending::sentence)
                .filter(way -> !part.found().endings().ways().containsKey(way))
                .toList();
        return never.isEmpty() ? "" : "; it never came up that " + String.join(", or that ", never);
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

    private static Sheet<Item<Long>> ways(Subject subject) {
        var ways =
                Item.ofMaps(subject.variants(), part -> part.found().endings().ways());
        return Sheet.of("endings", "Ways to end", ways)
                .column("variant", Item::variant)
                .column("ending", Item::name)
                .count("games", Item::found)
                .share("share %", way -> way.found() / (double) way.games());
    }

    private static Sheet<Item<Histogram>> scores(Subject subject) {
        var seats =
                Item.ofMaps(subject.variants(), part -> part.found().endings().scores());
        return Sheet.of("scores", "Scores by seat", seats)
                .column("variant", Item::variant)
                .column("seat", Item::name)
                .count("games", seat -> seat.found().total())
                .number("mean", seat -> seat.found().moments().mean())
                .quantiles(Item::found);
    }
}
