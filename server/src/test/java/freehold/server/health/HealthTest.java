package freehold.server.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class HealthTest {
    private static final Duration OFTEN = Duration.ofMillis(1);
    private static final Duration LONG = Duration.ofMinutes(10);

    @Test
    void whatIsWrongIsSaid() throws Exception {
        var rounds = new LinkedBlockingQueue<Integer>();
        try (var health = new Health(
                Map.of(
                        "a", () -> rounds.add(1),
                        "b", () -> false,
                        "c",
                                () -> {
                                    throw new IllegalStateException("a test");
                                },
                        "d",
                                () -> {
                                    throw new StackOverflowError();
                                }),
                OFTEN,
                LONG)) {
            health.start();
            // In the third round the first is over.
            for (var i = 0; i < 3; i++) {
                assertThat(rounds.poll(60, TimeUnit.SECONDS)).isNotNull();
            }
            assertThat(health.troubles()).containsExactly("b", "c", "d");
        }
    }

    @Test
    void whoeverDoesNotAnswerIsNotWell() throws Exception {
        var isAsked = new CountDownLatch(1);
        var answer = new CountDownLatch(1);
        try (var health = new Health(
                Map.of("hangs", () -> {
                    isAsked.countDown();
                    answer.await();
                    return true;
                }),
                OFTEN,
                OFTEN)) {
            health.start();
            isAsked.await();
            while (health.troubles().isEmpty()) {
                Thread.onSpinWait();
            }
            assertThat(health.troubles()).containsExactly("hangs");
            answer.countDown();
        }
    }
}
