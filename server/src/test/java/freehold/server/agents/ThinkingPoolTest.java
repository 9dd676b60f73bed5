package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ThinkingPoolTest {
    @Test
    void firstComeFirstServedAndEveryTableWaitsOnce() throws Exception {
        var done = new LinkedBlockingQueue<String>();
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        try (var pool = new ThinkingPool(1)) {
            pool.submit("first", () -> {
                begun.countDown();
                await(go);
            });
            assertThat(begun.await(5, TimeUnit.SECONDS)).isTrue();
            pool.submit("a", () -> done.add("a, outdated"));
            pool.submit("b", () -> done.add("b"));
            pool.submit("a", () -> done.add("a"));
            assertThat(pool.ahead("first")).contains(0);
            assertThat(pool.ahead("a")).contains(1);
            assertThat(pool.ahead("b")).contains(2);
            assertThat(pool.ahead("other")).isEmpty();
            go.countDown();
            assertThat(done.poll(5, TimeUnit.SECONDS)).isEqualTo("a");
            assertThat(done.poll(5, TimeUnit.SECONDS)).isEqualTo("b");
        }
    }

    @Test
    void whatFailsDoesNotStopTheOthers() throws Exception {
        var done = new CountDownLatch(1);
        try (var pool = new ThinkingPool(1)) {
            pool.submit("bad", () -> {
                throw new IllegalStateException("a test");
            });
            pool.submit("good", done::countDown);
            assertThat(done.await(5, TimeUnit.SECONDS)).isTrue();
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
