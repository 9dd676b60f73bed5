package freehold.lab.report;

import freehold.lab.stats.Histogram;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// How often each number came up, as upright columns; many numbers are put together in classes.
final class Columns {
    private static final int HEIGHT = 210;
    private static final int LEFT = 44;
    private static final int RIGHT = 12;
    private static final int TOP = 24;
    private static final int BOTTOM = 38;
    private static final int MOST_COLUMNS = 30;
    private static final int MOST_LABELS = 10;

    private final String unit;
    /// How many numbers make a class.
    private final int step;
    private final int first;
    private final int count;
    private final double highest;

    private Columns(String unit, List<Histogram> all) {
        this.unit = unit;
        var low = all.stream().mapToInt(each -> each.counts().firstKey()).min().orElseThrow();
        var high = all.stream().mapToInt(each -> each.counts().lastKey()).max().orElseThrow();
        step = (int) Math.max(1, Ticks.step(high - low, MOST_COLUMNS - 1));
        first = Math.floorDiv(low, step);
        count = Math.floorDiv(high, step) - first + 1;
        highest = all.stream()
                .flatMap(each -> classes(each).values().stream())
                .mapToDouble(share -> share)
                .max()
                .orElseThrow();
    }

    /// One picture for each variant, all with the same axes so that they can be compared.
    static List<Figure> figures(
            Subject subject,
            List<Subject.Part> parts,
            String caption,
            String unit,
            Function<Subject.Part, Histogram> numbers) {
        var columns = new Columns(unit, parts.stream().map(numbers).toList());
        return parts.stream()
                .map(part -> columns.figure(caption + subject.of(part), numbers.apply(part)))
                .toList();
    }

    private Map<Integer, Double> classes(Histogram numbers) {
        var classes = new TreeMap<Integer, Double>();
        numbers.counts()
                .forEach((value, n) ->
                        classes.merge(Math.floorDiv(value, step), (double) n / numbers.total(), Double::sum));
        return classes;
    }

    private Figure figure(String caption, Histogram numbers) {
        var svg = new Svg(HEIGHT, caption);
        axes(svg);
        classes(numbers)
                .forEach((number, share) ->
                        svg.rect(x(number - first) + 1, y(share), Math.max(1, wide() - 2), y(0) - y(share), "bar"));
        svg.line(LEFT, y(0), Svg.WIDTH - RIGHT, y(0), "axis");
        return new Figure(caption, svg.toString());
    }

    private void axes(Svg svg) {
        svg.text(0, 12, "start", "share of the games", "small");
        var tick = Ticks.step(highest, 4);
        for (var share = 0.0; share <= highest; share += tick) {
            svg.line(LEFT, y(share), Svg.WIDTH - RIGHT, y(share), "grid");
            svg.text(LEFT - 6, y(share) + 4, "end", Svg.n(100 * share) + " %", "small");
        }
        // A class of several numbers is labelled where it begins.
        var aside = step == 1 ? 0.5 : 0;
        for (var i = 0; i < count; i += (count + MOST_LABELS - 1) / MOST_LABELS) {
            svg.text(x(i + aside), HEIGHT - BOTTOM + 18, "middle", "" + (first + i) * step, "small");
        }
        svg.text((Svg.WIDTH + LEFT) / 2.0, HEIGHT - 4, "middle", unit, "small");
    }

    private double wide() {
        return (double) (Svg.WIDTH - LEFT - RIGHT) / count;
    }

    private double x(double column) {
        return LEFT + column * wide();
    }

    private double y(double share) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share / highest;
    }
}
