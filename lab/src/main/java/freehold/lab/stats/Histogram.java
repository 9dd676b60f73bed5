package freehold.lab.stats;

import java.io.Serializable;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;

/// How often each whole number came up.
public final class Histogram implements Serializable {
    private final TreeMap<Integer, Long> counts = new TreeMap<>();
    private final Moments moments = new Moments();

    void add(int value) {
        counts.merge(value, 1L, Long::sum);
        moments.add(value);
    }

    void merge(Histogram other) {
        other.counts.forEach((value, count) -> counts.merge(value, count, Long::sum));
        moments.merge(other.moments);
    }

    public NavigableMap<Integer, Long> counts() {
        return Collections.unmodifiableNavigableMap(counts);
    }

    public Moments moments() {
        return moments;
    }

    public long total() {
        return moments.count();
    }

    /// The smallest number that is not exceeded in that share of all cases.
    public int quantile(double share) {
        var left = (long) Math.ceil(share * total());
        for (var entry : counts.entrySet()) {
            left -= entry.getValue();
            if (left <= 0) {
                return entry.getKey();
            }
        }
        return 0;
    }

    /// The share of cases in which the number was at least this.
    public double shareFrom(int value) {
        var above = counts.tailMap(value).values().stream()
                .mapToLong(Long::longValue)
                .sum();
        return total() == 0 ? 0 : (double) above / total();
    }
}
