package freehold.server.agents;

import java.time.Duration;

/// Something that is done later, on a thread of its own that may wait.
final class Delay {
    private Delay() {}

    static void after(Duration delay, Runnable work) {
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(delay.isNegative() ? Duration.ZERO : delay);
                work.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
