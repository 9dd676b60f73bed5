package freehold.server.siege.attacks;

import java.io.IOException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/// Connections that send nothing, or half a request, and stay.
public final class IdleConnections implements Attack {
    private static final int MOST = 3_000;
    private static final int AT_ONCE = 20;

    private final Queue<Line> lines = new ConcurrentLinkedQueue<>();
    private final AtomicInteger opened = new AtomicInteger();

    @Override
    public int attackers() {
        return 4;
    }

    @Override
    public void strike(Camp camp) throws IOException {
        for (var i = 0; i < AT_ONCE && opened.incrementAndGet() <= MOST; i++) {
            var line = camp.connect();
            lines.add(line);
            line.send(i % 2 == 0 ? "" : "GET /api/games HTTP/1.1\r\nHo");
        }
    }

    @Override
    public void close() {
        Held.letGo(lines);
    }
}
