package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.health.Emergency;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ThinkingPoolTest {
    private static final Owner ADA = new Owner("here", "Ada");

    @Test
    void firstComeFirstServedAndEveryTableWaitsOnce() throws Exception {
        var done = new LinkedBlockingQueue<String>();
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        try (var pool = new ThinkingPool(1)) {
            pool.submit(ADA, "first", () -> {
                begun.countDown();
                await(go);
            });
            assertThat(begun.await(1, TimeUnit.MINUTES)).isTrue();
            pool.submit(ADA, "a", () -> done.add("a, outdated"));
            pool.submit(ADA, "b", () -> done.add("b"));
            pool.submit(ADA, "a", () -> done.add("a"));
            assertThat(pool.ahead("first")).contains(0);
            assertThat(pool.ahead("a")).contains(1);
            assertThat(pool.ahead("b")).contains(2);
            assertThat(pool.ahead("other")).isEmpty();
            go.countDown();
            assertThat(done.poll(1, TimeUnit.MINUTES)).isEqualTo("a");
            assertThat(done.poll(1, TimeUnit.MINUTES)).isEqualTo("b");
        }
    }

    @Test
    void whatFailsDoesNotStopTheOthers() throws Exception {
        var done = new CountDownLatch(1);
        try (var pool = new ThinkingPool(1)) {
            pool.submit(ADA, "bad", () -> {
                throw new IllegalStateException("a test");
            });
            pool.submit(ADA, "good", done::countDown);
            assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
        }
    }

    @Test
    void aThreadGoesOnUntilSomethingWaits() throws Exception {
        var moments = new Semaphore(0);
        var done = new CountDownLatch(1);
        try (var pool = new ThinkingPool(1)) {
            pool.submit(
                    ADA,
                    "first",
                    () -> pool.goOnWith(() -> {
                        moments.release();
                        return true;
                    }));
            assertThat(moments.tryAcquire(3, 1, TimeUnit.MINUTES)).isTrue();
            assertThat(pool.wanted("here")).isZero();
            pool.submit(ADA, "second", done::countDown);
            assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
        }
    }

    @Test
    void aThreadGoesOnNoLongerThanThereIsMore() throws Exception {
        var moments = new AtomicInteger();
        var done = new CountDownLatch(1);
        try (var pool = new ThinkingPool(1)) {
            pool.submit(
                    ADA,
                    "first",
                    () -> pool.goOnWith(() -> {
                        done.countDown();
                        return moments.incrementAndGet() < 3;
                    }));
            assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
            while (moments.get() < 3) {
                Thread.onSpinWait();
            }
            var second = new CountDownLatch(1);
            pool.submit(ADA, "second", second::countDown);
            assertThat(second.await(1, TimeUnit.MINUTES)).isTrue();
            assertThat(moments).hasValue(3);
        }
    }

    @Test
    void noErrorEndsTheThread() throws Exception {
        var done = new CountDownLatch(1);
        try (var pool = new ThinkingPool(1)) {
            pool.submit(ADA, "bad", () -> {
                throw new StackOverflowError();
            });
            pool.submit(ADA, "good", done::countDown);
            assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
            assertThat(pool.isComplete()).isTrue();
        }
    }

    @Test
    void whereThereIsNoMemoryLeftTheProcessEnds() throws Exception {
        var process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-Xmx32m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Exhausted.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(Emergency.EXIT);
        } finally {
            process.destroyForcibly();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
