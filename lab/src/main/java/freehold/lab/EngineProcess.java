package freehold.lab;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A running engine: lines in, lines out, each answer within a time limit.
final class EngineProcess {
    private static final int MOST_LINES_WAITING = 100_000;

    private final Process process;
    private final BufferedWriter input;
    /// What it said and nobody has read yet; an empty entry when it will say no more.
    private final BlockingQueue<Optional<String>> output = new LinkedBlockingQueue<>(MOST_LINES_WAITING);

    private EngineProcess(Process process) {
        this.process = process;
        this.input = process.outputWriter();
        Thread.ofVirtual().start(this::listen);
    }

    static EngineProcess start(String command) throws AgentFault {
        try {
            return new EngineProcess(new ProcessBuilder("sh", "-c", command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start());
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

    /// Sends a command and returns the lines of its answer, without the closing `ok`.
    List<String> ask(String command, long millis) throws AgentFault {
        try {
            input.write(command + "\n");
            input.flush();
            return answer(
                    command,
                    System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Math.min(millis, TimeUnit.DAYS.toMillis(1))));
        } catch (IOException e) {
            throw new AgentFault("ended before '%s'".formatted(brief(command)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AgentFault("the match was stopped");
        }
    }

    private List<String> answer(String command, long deadline) throws AgentFault, InterruptedException {
        var lines = new ArrayList<String>();
        while (true) {
            var line = output.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw new AgentFault("did not answer '%s' in time".formatted(brief(command)));
            }
            if (line.isEmpty()) {
                throw new AgentFault("ended during '%s'".formatted(brief(command)));
            }
            if (line.get().equals("ok")) {
                return lines;
            }
            if (line.get().startsWith("error")) {
                throw new AgentFault("answered '%s' with '%s'".formatted(brief(command), line.get()));
            }
            lines.add(line.get());
        }
    }

    private static String brief(String command) {
        return command.length() <= 60 ? command : command.substring(0, 57) + "…";
    }

    void stop() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
