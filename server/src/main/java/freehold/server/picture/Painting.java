package freehold.server.picture;

import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Portrait;
import java.util.Arrays;

/// A portrait in pixels, as large as it fits, in the middle. Every pixel looks at several points, so edges are smooth.
final class Painting {
    private static final int PAPER = 0xf6f3ec;
    private static final double MARGIN = 0.07;
    private static final int POINTS = 3;
    /// Half the height of a hexagon whose width is 1.
    private static final double TIP = 1 / Math.sqrt(3);

    private final int width;
    private final int height;
    private final int[] pixels;
    private final double scale;
    private final double left;
    private final double top;

    Painting(Portrait portrait, int width, int height) {
        this.width = width;
        this.height = height;
        pixels = new int[width * height];
        Arrays.fill(pixels, PAPER);
        var xs = portrait.shapes().stream().mapToDouble(Portrait.Shape::x).summaryStatistics();
        var ys = portrait.shapes().stream().mapToDouble(Portrait.Shape::y).summaryStatistics();
        scale = Math.min(
                width * (1 - 2 * MARGIN) / (xs.getMax() - xs.getMin() + 1),
                height * (1 - 2 * MARGIN) / (ys.getMax() - ys.getMin() + 1));
        left = width / 2.0 - scale * (xs.getMax() + xs.getMin()) / 2;
        top = height / 2.0 - scale * (ys.getMax() + ys.getMin()) / 2;
        portrait.shapes().forEach(this::paint);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /// Red, green and blue in one number.
    int pixel(int x, int y) {
        return pixels[y * width + x];
    }

    private void paint(Portrait.Shape shape) {
        var middleX = left + scale * shape.x();
        var middleY = top + scale * shape.y();
        var reach = scale * shape.size() * TIP + 1;
        var colour = colour(shape.ink());
        for (var y = within(middleY - reach, height); y < within(middleY + reach, height); y++) {
            for (var x = within(middleX - reach, width); x < within(middleX + reach, width); x++) {
                var share = share(shape, x - middleX, y - middleY);
                pixels[y * width + x] = mixed(pixels[y * width + x], colour, share);
            }
        }
    }

    private static int within(double pixel, int count) {
        return Math.clamp(Math.round(pixel), 0, count);
    }

    /// How much of a pixel the shape covers; `x` and `y` are its distances from the middle.
    private double share(Portrait.Shape shape, double x, double y) {
        var inside = 0;
        for (var row = 0; row < POINTS; row++) {
            for (var column = 0; column < POINTS; column++) {
                var toRight = (x + (column + 0.5) / POINTS) / (scale * shape.size());
                var down = (y + (row + 0.5) / POINTS) / (scale * shape.size());
                inside += isInside(shape.form(), Math.abs(toRight), Math.abs(down)) ? 1 : 0;
            }
        }
        return (double) inside / (POINTS * POINTS);
    }

    /// A hairline is left between neighbours.
    private static boolean isInside(Portrait.Form form, double x, double y) {
        return switch (form) {
            case HEXAGON -> x < 0.48 && y + x * TIP < 0.97 * TIP;
            case DISC -> x * x + y * y < 0.25;
            case SQUARE -> Math.max(x, y) < 0.5;
        };
    }

    private static int mixed(int below, int above, double share) {
        var mixed = 0;
        for (var shift = 0; shift <= 16; shift += 8) {
            var part = (1 - share) * (below >> shift & 0xff) + share * (above >> shift & 0xff);
            mixed |= (int) Math.round(part) << shift;
        }
        return mixed;
    }

    private static int colour(Ink ink) {
        return switch (ink) {
            case PLAIN -> 0xd9c89e;
            case FAINT -> 0xe9dfc6;
            case STRONG -> 0x26231d;
            case RED -> 0xb3432b;
            case GREEN -> 0x5d8a4e;
            case YELLOW -> 0xd9b13b;
            case BLUE -> 0x2f6db3;
            case PURPLE -> 0x7d4f9e;
            case CYAN -> 0x5aa0a8;
            case GREY -> 0x8d8778;
            case LIGHT -> 0xfffaf0;
            case DARK -> 0x2b2926;
        };
    }
}
