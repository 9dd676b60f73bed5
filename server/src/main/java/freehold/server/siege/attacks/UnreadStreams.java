package freehold.server.siege.attacks;

import java.io.IOException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// Much is said at a table, and many ask for all of it but read nothing.
public final class UnreadStreams implements Attack {
    private static final int STREAMS = 150;
    private static final String WORDS = "{\"text\":\"%s\"}".formatted("棋".repeat(500));

    private final Queue<Line> lines = new ConcurrentLinkedQueue<>();

    @Override
    public int attackers() {
        return 4;
    }

    @Override
    public void strike(Camp camp) throws IOException, InterruptedException {
        camp.post("/api/tables/%s/say".formatted(camp.table()), camp.token(), WORDS);
        if (lines.size() < STREAMS) {
            var line = camp.open("events?since=0");
            lines.add(line);
            line.send("\r\n");
        }
    }

    @Override
    public void close() {
        Held.letGo(lines);
    }
}
