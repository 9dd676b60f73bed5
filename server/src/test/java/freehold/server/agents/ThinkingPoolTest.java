package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.health.Emergency;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
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
