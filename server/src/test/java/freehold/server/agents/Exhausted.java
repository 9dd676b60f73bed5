package freehold.server.agents;

import java.util.concurrent.CountDownLatch;

/// A process in which thinking takes more memory than there is.
final class Exhausted {
    private Exhausted() {}

    public static void main(String[] arguments) throws InterruptedException {
        try (var pool = new ThinkingPool(1)) {
            pool.submit(
                    new Owner("here", "Ada"),
                    "large",
                    () -> System.out.println(new long[Integer.MAX_VALUE - 8].length));
            new CountDownLatch(1).await();
        }
    }
}
