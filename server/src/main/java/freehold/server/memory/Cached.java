package freehold.server.memory;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/// Something that takes time to find out, and is good for a while.
public final class Cached<T> {
    private final Duration good;
    private final Supplier<T> source;
    private Optional<T> value = Optional.empty();
    private long found;

    public Cached(Duration good, Supplier<T> source) {
        this.good = good;
        this.source = source;
    }

    public synchronized T get() {
        var now = System.nanoTime();
        if (value.isEmpty() || now - found > good.toNanos()) {
            value = Optional.of(source.get());
            found = now;
        }
        return value.get();
    }
}
