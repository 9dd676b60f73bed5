package freehold.lab.report;

import freehold.lab.stats.Histogram;
import java.util.TreeMap;

/// How often each number came up, as upright columns; many numbers are put together in classes.
final class Columns {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 200;
    private static final int LEFT = 40;
    private static final int BOTTOM = 36;
    private static final int MOST_COLUMNS = 30;
    private static final int[] STEPS = {1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000};

    private final Histogram numbers;
    private final int step;
    private final TreeMap<Integer, Long> classes = new TreeMap<>();
    private final int first;
    private final int count;
    private final long highest;

    private Columns(Histogram numbers) {
        this.numbers = numbers;
        var low = numbers.counts().firstKey();
        var high = numbers.counts().lastKey();
        step = step(high - low);
        numbers.counts().forEach((value, n) -> classes.merge(Math.floorDiv(value, step), n, Long::sum));
        first = classes.firstKey();
        count = classes.lastKey() - first + 1;
        highest = classes.values().stream().mapToLong(Long::longValue).max().orElse(1);
    }

    private static int step(int range) {
        for (var step : STEPS) {
            if (range / step < MOST_COLUMNS) {
                return step;
            }
        }
        return STEPS[STEPS.length - 1];
    }

    static Figure figure(String caption, String unit, Histogram numbers) {
        if (numbers.total() == 0) {
            return new Figure(caption, "");
        }
        return new Figure(caption, new Columns(numbers).draw(caption, unit));
    }

    private String draw(String caption, String unit) {
        var svg = new Svg(WIDTH, HEIGHT, caption);
        var wide = (WIDTH - LEFT - 10.0) / count;
        svg.line(LEFT, HEIGHT - BOTTOM, WIDTH - 10, HEIGHT - BOTTOM, "axis");
        classes.forEach((number, n) -> {
            var tall = (HEIGHT - BOTTOM - 14.0) * n / highest;
            svg.rect(LEFT + (number - first) * wide + 1, HEIGHT - BOTTOM - tall, Math.max(1, wide - 2), tall, "bar");
        });
        for (var i = 0; i < count; i += Math.max(1, (count + 9) / 10)) {
            var label = step == 1 ? "" + (first + i) : "" + (first + i) * step;
            svg.text(LEFT + (i + (step == 1 ? 0.5 : 0)) * wide, HEIGHT - BOTTOM + 15, "middle", label, "small");
        }
        svg.text(LEFT - 6, 18, "end", Words.hundredths((double) highest / numbers.total()) + "%", "small");
        svg.text((WIDTH + LEFT) / 2.0, HEIGHT - 4, "middle", unit, "small");
        return svg.toString();
    }
}
