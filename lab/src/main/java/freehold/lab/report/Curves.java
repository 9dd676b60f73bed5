package freehold.lab.report;

import java.util.ArrayList;
import java.util.List;

/// Curves over the course of a game, from its beginning at the left to its end at the right.
final class Curves {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 240;
    private static final int LEFT = 44;
    private static final int RIGHT = 12;
    private static final int TOP = 12;
    private static final int BOTTOM = 40;

    private record Curve(String name, List<Double> heights) {}

    private final List<Curve> curves = new ArrayList<>();
    private final double most;
    private final boolean isShare;
    private double reference = Double.NaN;

    private Curves(double most, boolean isShare) {
        this.most = most;
        this.isShare = isShare;
    }

    /// Curves of shares, from 0 to 100 %.
    static Curves ofShares() {
        return new Curves(1, true);
    }

    static Curves upTo(double most) {
        return new Curves(most <= 0 ? 1 : most * 1.05, false);
    }

    Curves curve(String name, List<Double> heights) {
        curves.add(new Curve(name, heights));
        return this;
    }

    Curves reference(double at) {
        reference = at;
        return this;
    }

    Figure figure(String caption) {
        var svg = new Svg(WIDTH, HEIGHT, caption);
        for (var i = 0; i <= 4; i++) {
            var value = most * i / 4;
            svg.line(LEFT, y(value), WIDTH - RIGHT, y(value), "grid");
            svg.text(LEFT - 6, y(value) + 4, "end", isShare ? Math.round(100 * value) + "%" : Svg.n(value), "small");
            svg.text(x(i / 4.0), HEIGHT - BOTTOM + 15, "middle", 25 * i + "%", "small");
        }
        if (!Double.isNaN(reference)) {
            svg.line(LEFT, y(reference), WIDTH - RIGHT, y(reference), "reference");
        }
        for (var i = 0; i < curves.size(); i++) {
            draw(svg, curves.get(i), i);
        }
        return new Figure(caption, svg.toString());
    }

    private double x(double part) {
        return LEFT + (WIDTH - LEFT - RIGHT) * part;
    }

    private double y(double value) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * Math.min(1, value / most);
    }

    private void draw(Svg svg, Curve curve, int number) {
        var way = new StringBuilder();
        for (var i = 0; i < curve.heights.size(); i++) {
            var x = x((i + 0.5) / curve.heights.size());
            way.append(i == 0 ? "M" : "L").append(Svg.n(x)).append(' ').append(Svg.n(y(curve.heights.get(i))));
        }
        svg.path(way.toString(), "curve s" + number % 6);
        var x = LEFT + number * ((WIDTH - LEFT) / Math.max(1.0, curves.size()));
        svg.line(x, HEIGHT - 10, x + 18, HEIGHT - 10, "curve s" + number % 6);
        svg.text(x + 23, HEIGHT - 6, "start", curve.name, "small");
    }
}
