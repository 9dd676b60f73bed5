package freehold.server;

import freehold.server.guard.Limits;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/// A server as a process of its own, for tests that kill it.
final class Node {
    private Node() {}

    public static void main(String[] arguments) throws InterruptedException {
        Logs.set();
        var settings = Settings.local(0, arguments[0]).with(new Limits(100_000, 10_000));
        var server = new Server(settings).start();
        System.out.println("at " + server.address());
        new CountDownLatch(1).await();
    }

    /// What [freehold.server.load.ServerProcess] starts.
    static List<String> on(String database) {
        return List.of(Node.class.getName(), database);
    }
}
