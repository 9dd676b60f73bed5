package freehold.server.metrics;

import java.util.concurrent.atomic.LongAdder;

/// How long something took, in buckets that Prometheus can add up.
public final class Histogram {
    /// Upper ends of the buckets in seconds.
    private static final double[] ENDS = {
        0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, Double.POSITIVE_INFINITY
    };

    private final LongAdder[] counts = new LongAdder[ENDS.length];
    private final LongAdder nanos = new LongAdder();

    public Histogram() {
        for (var i = 0; i < counts.length; i++) {
            counts[i] = new LongAdder();
        }
    }

    public void since(long startNanos) {
        var took = System.nanoTime() - startNanos;
        var bucket = 0;
        while (took > ENDS[bucket] * 1e9) {
            bucket++;
        }
        counts[bucket].increment();
        nanos.add(took);
    }

    void write(String name, StringBuilder text) {
        var sum = 0L;
        for (var i = 0; i < ENDS.length; i++) {
            sum += counts[i].sum();
            var end = Double.isInfinite(ENDS[i]) ? "+Inf" : "" + ENDS[i];
            text.append("%s_bucket{le=\"%s\"} %d\n".formatted(name, end, sum));
        }
        text.append("%s_sum %s\n%s_count %d\n".formatted(name, nanos.sum() / 1e9, name, sum));
    }
}
