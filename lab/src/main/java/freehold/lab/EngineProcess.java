package freehold.lab;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A running engine: lines in, lines out, each answer within a time limit. One that fails is ended.
final class EngineProcess {
    private static final int MOST_LINES_WAITING = 100_000;
    private static final long QUIT_MILLIS = 1_000;

    private final Process process;
    private final BufferedWriter input;
    private final ErrorTail errors;
    /// What it said and nobody has read yet; an empty entry when it will say no more.
    private final BlockingQueue<Optional<String>> output = new LinkedBlockingQueue<>(MOST_LINES_WAITING);

    private volatile boolean isEnded;

    private EngineProcess(Process process, Consumer<String> listener) {
        this.process = process;
        this.input = process.outputWriter();
        this.errors = new ErrorTail(process, listener);
        Thread.ofPlatform().daemon().start(this::listen);
    }

    /// @param listener hears every line of its standard error
    static EngineProcess start(String command, Consumer<String> listener) throws AgentFault {
        try {
            return new EngineProcess(new ProcessBuilder("sh", "-c", command).start(), listener);
        } catch (IOException e) {
            throw new AgentFault("'%s' can't be started".formatted(command));
        }
    }

    private void listen() {
        try (BufferedReader reader = process.inputReader()) {
            String line;
            while ((line = reader.readLine()) != null) {
                output.put(Optional.of(line));
            }
        } catch (IOException e) {
            // A broken pipe is the end of what it says, like any other.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        output.offer(Optional.empty());
    }

    boolean isRunning() {
        return !isEnded && process.isAlive();
    }

    /// Sends a command and returns the lines of its answer, without the closing `ok`.
    List<String> ask(String command, long millis) throws AgentFault {
        try {
            input.write(command + "\n");
            input.flush();
            return answer(command, millis);
        } catch (IOException e) {
            throw fault("ended before '%s'".formatted(brief(command)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw fault("the match was stopped");
        }
    }

    private List<String> answer(String command, long millis) throws AgentFault, InterruptedException {
        var deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        var lines = new ArrayList<String>();
        while (true) {
            var line = output.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (line == null || System.nanoTime() > deadline) {
                throw fault("did not answer '%s' within %s s and was ended".formatted(brief(command), seconds(millis)));
            }
            if (line.isEmpty()) {
                throw fault("ended during '%s'".formatted(brief(command)));
            }
            if (line.get().equals("ok")) {
                return lines;
            }
            if (line.get().startsWith("error")) {
                throw fault("answered '%s' with '%s'".formatted(brief(command), line.get()));
            }
            lines.add(line.get());
        }
    }

    private static String seconds(long millis) {
        return String.format(Locale.ROOT, millis % 1000 == 0 ? "%.0f" : "%.1f", millis / 1000.0);
    }

    private AgentFault fault(String sentence) {
        stop();
        return new AgentFault(sentence, errors.lines());
    }

    private static String brief(String command) {
        return command.length() <= 60 ? command : command.substring(0, 57) + "…";
    }

    /// Asks it to end, and ends it if it does not.
    void quit() {
        try {
            input.write("quit\n");
            input.flush();
            process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // It has ended already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        stop();
    }

    void stop() {
        isEnded = true;
        var children = process.descendants().toList();
        // By its handle: the process itself would also close its streams, and what it said last would be lost. Before
        // its children: a shell reports what becomes of them.
        process.toHandle().destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        try {
            input.close();
        } catch (IOException e) {
            // It will not read any more.
        }
    }
}
