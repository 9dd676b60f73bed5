package freehold.lab.report;

import java.util.Locale;

/// A drawing, shape by shape. Colours are classes, which the page's style fills in for light and dark.
final class Svg {
    /// Of all drawings: so few units that letters can still be read on a phone.
    static final int WIDTH = 460;

    private final StringBuilder text = new StringBuilder();
    private final double height;
    private final String title;

    Svg(double height, String title) {
        this.height = height;
        this.title = title;
    }

    Svg rect(double x, double y, double w, double h, String style) {
        return add("<rect x='%s' y='%s' width='%s' height='%s' class='%s'/>"
                .formatted(n(x), n(y), n(Math.max(0, w)), n(h), style));
    }

    Svg line(double x1, double y1, double x2, double y2, String style) {
        return add("<line x1='%s' y1='%s' x2='%s' y2='%s' class='%s'/>".formatted(n(x1), n(y1), n(x2), n(y2), style));
    }

    Svg path(String way, String style) {
        return add("<path d='%s' class='%s'/>".formatted(way, style));
    }

    /// A shape of which one shade tells how much; a pointer that rests on it shows the words.
    Svg shade(String points, double strength, String words) {
        return add("<polygon points='%s' class='cell' style='fill-opacity:%s'><title>%s</title></polygon>"
                .formatted(points, String.format(Locale.ROOT, "%.3f", strength), Html.escape(words)));
    }

    /// @param anchor start, middle or end
    Svg text(double x, double y, String anchor, String words, String style) {
        return add("<text x='%s' y='%s' text-anchor='%s' class='%s'>%s</text>"
                .formatted(n(x), n(y), anchor, style, Html.escape(words)));
    }

    static String n(double number) {
        var plain = String.format(Locale.ROOT, "%.1f", number);
        return plain.endsWith(".0") ? plain.substring(0, plain.length() - 2) : plain;
    }

    private Svg add(String shape) {
        text.append(shape).append('\n');
        return this;
    }

    @Override
    public String toString() {
        return "<svg viewBox='0 0 %s %s' role='img' aria-label='%s'>\n%s</svg>\n"
                .formatted(WIDTH, n(height), Html.escape(title), text);
    }
}
