package freehold.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/// What a program writes to its standard error: all of it is passed on, and the last lines are kept.
final class ErrorTail {
    private static final int LINES = 20;
    private static final int LONGEST_LINE = 500;
    /// How long to wait for the last lines of a program that has ended. A process that it left behind may hold its
    /// standard error open for ever.
    private static final long WAIT_MILLIS = 5_000;

    private final Deque<String> last = new ArrayDeque<>();
    private final Thread reader;

    ErrorTail(Process process, Consumer<String> listener) {
        reader = Thread.ofPlatform().daemon().start(() -> read(process, listener));
    }

    private void read(Process process, Consumer<String> listener) {
        try (BufferedReader lines = process.errorReader()) {
            String line;
            while ((line = lines.readLine()) != null) {
                keep(line);
                listener.accept(line);
            }
        } catch (IOException e) {
            // A broken pipe is the end of what it says, like any other.
        }
    }

    private synchronized void keep(String line) {
        last.addLast(line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "…");
        if (last.size() > LINES) {
            last.removeFirst();
        }
    }

    /// The last lines of a program that has ended.
    List<String> lines() {
        try {
            reader.join(WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            return List.copyOf(last);
        }
    }
}
