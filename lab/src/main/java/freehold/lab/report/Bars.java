package freehold.lab.report;

import freehold.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/// Horizontal bars with whiskers for the uncertainty, and a line for what would be expected.
final class Bars {
    private static final int WIDTH = 560;
    private static final int LABELS = 225;
    private static final int VALUES = 60;
    private static final int ROW = 24;
    private static final int TOP = 8;
    private static final int BOTTOM = 24;

    private record Bar(String label, Interval interval, String value) {}

    private final List<Bar> bars = new ArrayList<>();
    private final double most;
    private double reference = Double.NaN;
    private String referenceWords = "";

    /// @param most what a full bar stands for
    Bars(double most) {
        this.most = most;
    }

    Bars bar(String label, Interval interval, String value) {
        bars.add(new Bar(label, interval, value));
        return this;
    }

    Bars bar(String label, double length, String value) {
        return bar(label, new Interval(length, length, length), value);
    }

    Bars reference(double at, String words) {
        reference = at;
        referenceWords = words;
        return this;
    }

    Figure figure(String caption) {
        var height = TOP + ROW * bars.size() + BOTTOM;
        var svg = new Svg(WIDTH, height, caption);
        for (var i = 0; i < bars.size(); i++) {
            draw(svg, bars.get(i), TOP + i * ROW);
        }
        if (!Double.isNaN(reference)) {
            svg.line(x(reference), TOP - 4, x(reference), height - BOTTOM + 4, "reference");
            svg.text(x(reference), height - 8, "middle", referenceWords, "small");
        }
        return new Figure(caption, svg.toString());
    }

    private double x(double value) {
        return LABELS + (WIDTH - LABELS - VALUES) * Math.min(1, Math.max(0, value / most));
    }

    private void draw(Svg svg, Bar bar, double y) {
        var middle = y + ROW / 2.0;
        svg.text(LABELS - 8, middle + 4, "end", brief(bar.label), "label");
        svg.rect(LABELS, y + 4, x(bar.interval.mean()) - LABELS, ROW - 8, "bar");
        var end = x(bar.interval.mean());
        if (bar.interval.high() > bar.interval.low()) {
            var low = x(bar.interval.low());
            var high = x(bar.interval.high());
            svg.line(low, middle, high, middle, "whisker");
            svg.line(low, middle - 4, low, middle + 4, "whisker");
            svg.line(high, middle - 4, high, middle + 4, "whisker");
            end = high;
        }
        svg.text(end + 6, middle + 4, "start", bar.value, "value");
    }

    private static String brief(String label) {
        return label.length() <= 32 ? label : label.substring(0, 31) + "…";
    }
}
