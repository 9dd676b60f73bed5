package freehold.server.memory;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/// Which of many things to forget: those that nobody has used for some time, and, if they are still too many or too
/// large, those that nobody has used for the longest time. To find that out takes time, so it is done at most once a
/// second, however many ask.
///
/// @param <T> the things
public final class Eviction<T> {
    private static final Duration BETWEEN = Duration.ofSeconds(1);
    /// What is forgotten beyond what must be, so that it is not to be done again at once: one in so many.
    private static final int SPARE = 10;

    private final long most;
    private final long mostWeight;
    private final Duration idle;
    private final LongSupplier nanos;
    private final AtomicLong due;

    /// How one stood when it was looked at; others go on using it meanwhile.
    private record Look<T>(T thing, Use use) {}

    /// @param touched when it was last used, in nanoseconds
    /// @param weight how much room it takes
    public record Use(long touched, long weight) {}

    /// @param most how many may be kept
    /// @param mostWeight how much room they may take together
    /// @param idle what nobody has used for so long is forgotten in any case
    public Eviction(long most, long mostWeight, Duration idle, LongSupplier nanos) {
        this.most = most;
        this.mostWeight = mostWeight;
        this.idle = idle;
        this.nanos = nanos;
        this.due = new AtomicLong(nanos.getAsLong());
    }

    /// Forgets, if that is due.
    ///
    /// @param use of a thing
    /// @param forget one; false if it is in use and must be kept
    public void run(Collection<T> things, Function<T, Use> use, Predicate<T> forget) {
        var now = nanos.getAsLong();
        var time = due.get();
        if (now - time < 0 || !due.compareAndSet(time, now + BETWEEN.toNanos())) {
            return;
        }
        var looks = new ArrayList<Look<T>>(things.size());
        things.forEach(thing -> looks.add(new Look<>(thing, use.apply(thing))));
        looks.removeIf(look -> now - look.use.touched > idle.toNanos() && forget.test(look.thing));
        var weight = looks.stream().mapToLong(look -> look.use.weight).sum();
        if (looks.size() > most || weight > mostWeight) {
            forget(looks, weight, forget);
        }
    }

    private void forget(List<Look<T>> looks, long weight, Predicate<T> forget) {
        looks.sort(Comparator.comparingLong(look -> look.use.touched));
        var surplus = looks.size() - (most - most / SPARE);
        var surplusWeight = weight - (mostWeight - mostWeight / SPARE);
        for (var look : looks) {
            if (surplus <= 0 && surplusWeight <= 0) {
                return;
            }
            if (forget.test(look.thing)) {
                surplus--;
                surplusWeight -= look.use.weight;
            }
        }
    }
}
