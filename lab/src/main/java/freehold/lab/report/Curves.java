package freehold.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// Curves over the course of a game, from its beginning at the left to its end at the right.
final class Curves {
    private static final int BASE = 210;
    private static final int LEFT = 44;
    private static final int RIGHT = 20;
    private static final int TOP = 26;
    private static final int AXIS = 44;
    private static final int LEGEND_LINE = 16;
    private static final int STYLES = 6;
    private static final int MOST_TICKS = 5;

    private record Curve(String name, List<Double> heights) {}

    private final List<Curve> curves = new ArrayList<>();
    private final String unit;
    private final String sign;
    private OptionalDouble reference = OptionalDouble.empty();
    private double most;

    private Curves(String unit, String sign, double most) {
        this.unit = unit;
        this.sign = sign;
        this.most = most;
    }

    /// Curves of percentages, from 0 to 100 %.
    static Curves ofPercent(String unit) {
        return new Curves(unit, " %", 100);
    }

    static Curves of(String unit) {
        return new Curves(unit, "", 0);
    }

    Curves curve(String name, List<Double> heights) {
        curves.add(new Curve(name, heights));
        heights.forEach(height -> most = Math.max(most, height));
        return this;
    }

    /// Where equal players would be.
    Curves equal(double at) {
        reference = OptionalDouble.of(at);
        return this;
    }

    Figure figure(String caption) {
        var legend = curves.size() > 1 ? LEGEND_LINE * curves.size() : 0;
        var svg = new Svg(BASE + AXIS + legend, caption);
        axes(svg);
        reference.ifPresent(at -> {
            svg.line(LEFT, y(at), Svg.WIDTH - RIGHT, y(at), "reference");
            svg.text(Svg.WIDTH - RIGHT, y(at) - 4, "end", "equal", "small");
        });
        for (var i = 0; i < curves.size(); i++) {
            draw(svg, curves.get(i), i);
        }
        return new Figure(caption, svg.toString());
    }

    private void axes(Svg svg) {
        svg.text(0, 12, "start", unit, "small");
        var step = Ticks.step(most, MOST_TICKS);
        for (var value = 0.0; value <= most; value += step) {
            svg.line(LEFT, y(value), Svg.WIDTH - RIGHT, y(value), "grid");
            svg.text(LEFT - 6, y(value) + 4, "end", Svg.n(value) + sign, "small");
        }
        for (var percent = 0; percent <= 100; percent += 25) {
            svg.text(x(percent / 100.0), BASE + 18, "middle", percent + " %", "small");
        }
        svg.text((Svg.WIDTH + LEFT - RIGHT) / 2.0, BASE + 34, "middle", "of the game is over", "small");
    }

    private double x(double part) {
        return LEFT + (Svg.WIDTH - LEFT - RIGHT) * part;
    }

    private double y(double value) {
        return BASE - (BASE - TOP) * value / Math.max(most, 1e-9);
    }

    private void draw(Svg svg, Curve curve, int number) {
        var way = new StringBuilder();
        for (var i = 0; i < curve.heights.size(); i++) {
            var x = x((i + 0.5) / curve.heights.size());
            way.append(i == 0 ? "M" : "L").append(Svg.n(x)).append(' ').append(Svg.n(y(curve.heights.get(i))));
        }
        var style = "curve s" + number % STYLES;
        svg.path(way.toString(), style);
        if (curves.size() > 1) {
            legend(svg, curve.name, number, style);
        }
    }

    private static void legend(Svg svg, String name, int number, String style) {
        var y = BASE + AXIS + LEGEND_LINE * number + 6.0;
        svg.line(LEFT, y, LEFT + 30, y, style);
        svg.text(LEFT + 38, y + 4, "start", name, "small");
    }
}
