package freehold.server.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EvictionTest {
    private static final long SECOND = 1_000_000_000;

    private final AtomicLong nanos = new AtomicLong();
    private final Eviction<Thing> eviction = new Eviction<>(10, 1_000, Duration.ofMinutes(1), nanos::get);
    private final AtomicInteger looks = new AtomicInteger();

    private record Thing(int touched, int weight) {}

    private static List<Thing> things(int count, int weight) {
        return Stream.iterate(0, i -> i + 1)
                .limit(count)
                .map(i -> new Thing(i, weight))
                .toList();
    }

    private List<Thing> forgotten(List<Thing> things, Predicate<Thing> isFree) {
        var forgotten = new ArrayList<Thing>();
        eviction.run(things, this::use, thing -> isFree.test(thing) && forgotten.add(thing));
        return forgotten;
    }

    private Eviction.Use use(Thing thing) {
        looks.incrementAndGet();
        return new Eviction.Use(thing.touched, thing.weight);
    }

    @Test
    void whatWasNotUsedForLongestGoesFirst() {
        var things = things(12, 1);
        assertThat(forgotten(things, _ -> true)).isEqualTo(things.subList(0, 3));
    }

    @Test
    void fewLargeOnesAreTooManyToo() {
        var things = things(8, 150);
        assertThat(forgotten(things, _ -> true)).isEqualTo(things.subList(0, 2));
    }

    @Test
    void whatFitsStays() {
        assertThat(forgotten(things(10, 100), _ -> true)).isEmpty();
    }

    @Test
    void whatNobodyHasUsedForAMinuteGoes() {
        var things = things(4, 1);
        nanos.addAndGet(60 * SECOND + 2);
        assertThat(forgotten(things, _ -> true)).isEqualTo(things.subList(0, 2));
    }

    /// All are in use: to look at them again for every request would take longer than the requests.
    @Test
    void howeverManyAskItIsLookedAtOnceASecond() {
        var things = things(50, 1);
        for (var i = 0; i < 100; i++) {
            assertThat(forgotten(things, _ -> false)).isEmpty();
        }
        assertThat(looks.get()).isEqualTo(50);
        nanos.addAndGet(SECOND);
        forgotten(things, _ -> false);
        assertThat(looks.get()).isEqualTo(100);
    }
}
