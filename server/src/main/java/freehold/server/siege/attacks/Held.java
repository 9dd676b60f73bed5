package freehold.server.siege.attacks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Queue;

/// Connections that an attack holds.
final class Held {
    private Held() {}

    static void letGo(Queue<Line> lines) {
        try {
            for (var line = lines.poll(); line != null; line = lines.poll()) {
                line.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
