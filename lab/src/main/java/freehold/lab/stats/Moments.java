package freehold.lab.stats;

import java.io.Serializable;

/// Mean and spread of whole numbers.
public final class Moments implements Serializable {
    private long count;
    private long sum;
    private long squares;

    void add(long value) {
        count++;
        sum += value;
        squares += value * value;
    }

    void merge(Moments other) {
        count += other.count;
        sum += other.sum;
        squares += other.squares;
    }

    public long count() {
        return count;
    }

    public double mean() {
        return count == 0 ? 0 : (double) sum / count;
    }

    public double deviation() {
        return count < 2 ? 0 : Math.sqrt(Math.max(0, (squares - mean() * sum) / (count - 1)));
    }

    /// Of the mean.
    public Interval interval() {
        return Interval.around(mean(), count == 0 ? 0 : deviation() / Math.sqrt((double) count));
    }

    /// The same in another unit.
    public Interval interval(double unit) {
        var plain = interval();
        return new Interval(plain.mean() / unit, plain.low() / unit, plain.high() / unit);
    }
}
