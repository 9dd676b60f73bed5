package freehold.school;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/// Curves over the hours of a run, as a drawing within a page.
final class Chart {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 260;
    private static final int LEFT = 50;
    private static final int RIGHT = 28;
    private static final int TOP = 12;
    private static final int BOTTOM = 60;
    private static final int LINES = 4;
    private static final int LEGEND = 300;

    private record Curve(String name, List<Double> hours, List<Double> heights) {}

    private final String caption;
    private final boolean isFromZero;
    private final List<Curve> curves = new ArrayList<>();

    private Chart(String caption, boolean isFromZero) {
        this.caption = caption;
        this.isFromZero = isFromZero;
    }

    static Chart fromZero(String caption) {
        return new Chart(caption, true);
    }

    /// From the lowest height on, for heights that hardly differ.
    static Chart fromLowest(String caption) {
        return new Chart(caption, false);
    }

    Chart curve(String name, List<Double> hours, List<Double> heights) {
        curves.add(new Curve(name, hours, heights));
        return this;
    }

    String html() {
        var text = new StringBuilder();
        grid(text);
        for (var i = 0; i < curves.size(); i++) {
            draw(text, curves.get(i), i);
        }
        return "<figure><svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%s</svg><figcaption>%s</figcaption></figure>\n"
                .formatted(WIDTH, HEIGHT, Report.escape(caption), text, Report.escape(caption));
    }

    private void grid(StringBuilder text) {
        for (var i = 0; i <= LINES; i++) {
            var height = lowest() + (tallest() - lowest()) * i / LINES;
            var y = y(height);
            text.append("<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%s\" y2=\"%s\"/>"
                    .formatted(LEFT, WIDTH - RIGHT, n(y), n(y)));
            text.append(
                    "<text x=\"%d\" y=\"%s\" text-anchor=\"end\">%s</text>".formatted(LEFT - 6, n(y + 4), n(height)));
            var hour = longest() * i / LINES;
            text.append("<text x=\"%s\" y=\"%d\" text-anchor=\"middle\">%s h</text>"
                    .formatted(n(x(hour)), HEIGHT - BOTTOM + 18, n(hour)));
        }
    }

    private void draw(StringBuilder text, Curve curve, int number) {
        var way = new StringBuilder();
        for (var i = 0; i < curve.hours.size(); i++) {
            way.append(i == 0 ? "M" : "L")
                    .append(n(x(curve.hours.get(i))))
                    .append(' ')
                    .append(n(y(curve.heights.get(i))));
        }
        text.append("<path class=\"curve s%d\" d=\"%s\"/>".formatted(number, way));
        var left = LEFT + number * LEGEND;
        text.append("<line class=\"curve s%d\" x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\"/>"
                .formatted(number, left, left + 24, HEIGHT - 14, HEIGHT - 14));
        text.append("<text x=\"%d\" y=\"%d\">%s</text>".formatted(left + 30, HEIGHT - 10, Report.escape(curve.name)));
    }

    private double longest() {
        return curves.stream()
                .flatMap(curve -> curve.hours.stream())
                .mapToDouble(hour -> hour)
                .max()
                .orElse(1);
    }

    private double tallest() {
        return heights().max().orElse(1);
    }

    private double lowest() {
        return isFromZero ? 0 : heights().min().orElse(0);
    }

    private DoubleStream heights() {
        return curves.stream().flatMap(curve -> curve.heights.stream()).mapToDouble(height -> height);
    }

    private double x(double hour) {
        return LEFT + (WIDTH - LEFT - RIGHT) * hour / Math.max(longest(), 1e-9);
    }

    private double y(double height) {
        var part = (height - lowest()) / Math.max(tallest() - lowest(), 1e-9);
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * part;
    }

    private static String n(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
