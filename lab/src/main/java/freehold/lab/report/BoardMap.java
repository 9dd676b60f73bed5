package freehold.lab.report;

import freehold.kernel.telling.Atlas;
import freehold.lab.stats.Heat;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// A board on which the shade of a place tells how often something was put there.
final class BoardMap {
    private static final double MOST_UNIT = 62;
    private static final double LETTER = 6;
    private static final double LEGEND = 24;
    private static final int LEGEND_SHADES = 5;
    /// Words must stay readable on the darkest shade.
    private static final double DARKEST_UNDER_WORDS = 0.65;

    private final Atlas atlas;
    private final Map<String, Heat.Spot> spots;
    private final long games;
    private final double left;
    private final double top;
    private final double unit;
    private final double height;
    private final long most;
    /// Whether there is room for names and numbers on the places.
    private final boolean isLabelled;

    private BoardMap(Atlas atlas, Map<String, Heat.Spot> spots, long games) {
        this.atlas = atlas;
        this.spots = spots;
        this.games = games;
        var xs = xs().summaryStatistics();
        var ys = ys().summaryStatistics();
        left = xs.getMin() - 0.6;
        top = ys.getMin() - 0.7;
        unit = Math.min(MOST_UNIT, Svg.WIDTH / (xs.getMax() - left + 0.6));
        height = (ys.getMax() - top + 0.7) * unit;
        most = spots.values().stream()
                .mapToLong(spot -> spot.share().games())
                .max()
                .orElse(1);
        isLabelled = spots.keySet().stream().mapToInt(String::length).max().orElse(0) * LETTER <= unit * 0.9
                && unit >= 4 * LETTER;
    }

    private DoubleStream xs() {
        return DoubleStream.concat(
                atlas.places().stream().mapToDouble(place -> place.x()),
                spots.values().stream().mapToDouble(Heat.Spot::x));
    }

    private DoubleStream ys() {
        return DoubleStream.concat(
                atlas.places().stream().mapToDouble(place -> place.y()),
                spots.values().stream().mapToDouble(Heat.Spot::y));
    }

    static Figure figure(String caption, Atlas atlas, Map<String, Heat.Spot> spots, long games) {
        return new Figure(caption, new BoardMap(atlas, spots, games).draw(caption));
    }

    private String draw(String caption) {
        var svg = new Svg(height + LEGEND, caption);
        atlas.places().stream()
                .filter(place -> !spots.containsKey(place.name()))
                .forEach(place -> svg.shade(outline(place.x(), place.y()), 0, place.name() + ": never"));
        spots.forEach((name, spot) -> draw(svg, name, spot));
        legend(svg);
        return svg.toString();
    }

    /// From a place that is never used to the busiest.
    private void legend(Svg svg) {
        var size = LEGEND / 2;
        svg.text(0, height + size, "start", "never", "small");
        for (var i = 0; i <= LEGEND_SHADES; i++) {
            var x = 40 + i * size;
            svg.shade(
                    "%1$s,%3$s %2$s,%3$s %2$s,%4$s %1$s,%4$s"
                            .formatted(Svg.n(x), Svg.n(x + size), Svg.n(height + 2), Svg.n(height + 2 + size)),
                    shade((double) i / LEGEND_SHADES),
                    "");
        }
        var busiest = Format.fine((double) most / games) + " times a game";
        svg.text(48 + (LEGEND_SHADES + 1) * size, height + size, "start", busiest, "small");
    }

    private double shade(double strength) {
        return isLabelled ? DARKEST_UNDER_WORDS * strength : strength;
    }

    private void draw(Svg svg, String name, Heat.Spot spot) {
        var rate = (double) spot.share().games() / games;
        svg.shade(
                outline(spot.x(), spot.y()),
                shade((double) spot.share().games() / most),
                "%s: %s a game; whoever did took %s"
                        .formatted(
                                name,
                                Format.fine(rate),
                                Format.percent(spot.share().interval())));
        if (isLabelled) {
            svg.text(x(spot.x()), y(spot.y()) - 1, "middle", name, "place");
            svg.text(x(spot.x()), y(spot.y()) + 11, "middle", Format.fine(rate), "place");
        }
    }

    private double x(double x) {
        return (x - left) * unit;
    }

    private double y(double y) {
        return (y - top) * unit;
    }

    private String outline(double x, double y) {
        var corners = switch (atlas.shape()) {
            case HEXAGON -> Stream.of(0, 1, 2, 3, 4, 5).map(i -> corner(x, y, Math.PI / 6 + i * Math.PI / 3, 0.56));
            case SQUARE -> Stream.of(0, 1, 2, 3).map(i -> corner(x, y, Math.PI / 4 + i * Math.PI / 2, 0.67));
        };
        return corners.reduce((a, b) -> a + " " + b).orElseThrow();
    }

    private String corner(double x, double y, double angle, double radius) {
        return Svg.n(x(x + radius * Math.cos(angle))) + "," + Svg.n(y(y + radius * Math.sin(angle)));
    }
}
