package freehold.lab.report;

import freehold.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ObjIntConsumer;

/// Shares as horizontal bars with whiskers for the uncertainty, and a line for what would be expected.
final class Bars {
    private static final int LABELS = 184;
    private static final int VALUES = 58;
    private static final int LINE = 14;
    private static final int GAP = 10;
    private static final int THICK = 16;
    private static final int TOP = 20;
    private static final int BOTTOM = 22;
    private static final int LONGEST_LINE = 25;
    private static final double TICK = 0.25;

    /// @param interval none in a heading
    private record Row(List<String> label, List<Interval> interval) {
        int height() {
            return LINE * label.size() + GAP;
        }
    }

    private final List<Row> rows = new ArrayList<>();
    private final double most;
    private OptionalDouble reference = OptionalDouble.empty();

    /// @param most what a full bar stands for
    Bars(double most) {
        this.most = most;
    }

    /// Stands above the bars that follow.
    Bars heading(String words) {
        if (!words.isEmpty()) {
            rows.add(new Row(List.of(words), List.of()));
        }
        return this;
    }

    Bars bar(String label, Interval interval) {
        rows.add(new Row(Format.lines(label, LONGEST_LINE), List.of(interval)));
        return this;
    }

    /// A share of which nothing is uncertain, because all cases are counted.
    Bars bar(String label, double length) {
        return bar(label, new Interval(length, length, length));
    }

    /// Where equal players would be.
    Bars equal(double at) {
        reference = OptionalDouble.of(at);
        return this;
    }

    Figure figure(String caption) {
        var bottom = TOP + rows.stream().mapToInt(Row::height).sum();
        var svg = new Svg(bottom + BOTTOM, caption);
        grid(svg, bottom);
        forEachRow((row, y) -> draw(svg, row, y));
        reference.ifPresent(at -> {
            svg.line(x(at), TOP - 4, x(at), bottom, "reference");
            svg.text(x(at), TOP - 8, "middle", "equal", "small");
        });
        forEachRow((row, y) -> value(svg, row, y + row.height() / 2.0));
        return new Figure(caption, svg.toString());
    }

    private void grid(Svg svg, int bottom) {
        for (var tick = 0.0; tick <= most; tick += TICK) {
            svg.line(x(tick), TOP, x(tick), bottom, "grid");
            svg.text(x(tick), bottom + 14, "middle", Math.round(100 * tick) + " %", "small");
        }
    }

    /// @param drawn is told where each row begins
    private void forEachRow(ObjIntConsumer<Row> drawn) {
        var y = TOP;
        for (var row : rows) {
            drawn.accept(row, y);
            y += row.height();
        }
    }

    private double x(double value) {
        return LABELS + (Svg.WIDTH - LABELS - VALUES) * Math.clamp(value / most, 0, 1);
    }

    private void draw(Svg svg, Row row, double y) {
        for (var i = 0; i < row.label.size(); i++) {
            var line = y + GAP / 2.0 + LINE * i + 11;
            if (row.interval.isEmpty()) {
                svg.text(0, line, "start", row.label.get(i), "heading");
            } else {
                svg.text(LABELS - 8, line, "end", row.label.get(i), "label");
            }
        }
        var top = y + (row.height() - THICK) / 2.0;
        row.interval.forEach(interval -> svg.rect(LABELS, top, x(interval.mean()) - LABELS, THICK, "bar"));
    }

    /// Whisker and number lie above the line for equal players, which would else cross them out.
    private void value(Svg svg, Row row, double middle) {
        for (var interval : row.interval) {
            var low = x(interval.low());
            var high = x(interval.high());
            if (interval.high() > interval.low()) {
                svg.line(low, middle, high, middle, "whisker");
                svg.line(low, middle - 4, low, middle + 4, "whisker");
                svg.line(high, middle - 4, high, middle + 4, "whisker");
            }
            svg.text(high + 6, middle + 4, "start", Format.percent(interval.mean()), "value");
        }
    }
}
