package freehold.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HeavyWorkTest {
    private final ProcessorLimit work = new ProcessorLimit(2);
    private final AtomicInteger busy = new AtomicInteger();

    /// Two meet, so two are at work at the same time.
    private final CyclicBarrier meeting = new CyclicBarrier(2);

    private int atOnce() {
        var now = busy.incrementAndGet();
        try {
            meeting.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
            throw new AssertionError(e);
        } finally {
            busy.decrementAndGet();
        }
        return now;
    }

    @Test
    void onlySoMuchIsDoneAtOnce() throws Exception {
        try (var threads = Executors.newFixedThreadPool(8)) {
            var all = IntStream.range(0, 200)
                    .mapToObj(_ -> threads.submit(() -> work.run(this::atOnce)))
                    .toList();
            for (var each : all) {
                assertThat(each.get(1, TimeUnit.MINUTES)).isBetween(1, 2);
            }
        }
    }

    @Test
    void whatFailsLeavesItsPlace() {
        for (var i = 0; i < 3; i++) {
            assertThatThrownBy(() -> work.run(() -> {
                        throw new IllegalStateException("a test");
                    }))
                    .isInstanceOf(IllegalStateException.class);
        }
        assertThat(work.run(() -> "done")).isEqualTo("done");
    }
}
