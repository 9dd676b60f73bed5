package freehold.lab.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/// A talk in the engine protocol: commands come in as lines and are answered in order.
public final class EngineSession {
    private final BufferedReader in;
    private final PrintWriter out;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final Engine engine;

    /// @param name what the engine calls itself
    public EngineSession(String name, String version, EnginePlayer player, BufferedReader in, PrintWriter out) {
        this.in = in;
        this.out = out;
        this.engine = new Engine(name, version, player, this::say);
    }

    /// Answers until `quit` or the end of the input.
    public void serve() throws InterruptedException {
        Thread.ofPlatform().daemon().start(this::read);
        while (true) {
            var line = lines.take();
            if (line.isEmpty() || line.get().strip().equals("quit")) {
                engine.stop();
                say("ok");
                return;
            }
            answer(line.get().strip());
        }
    }

    /// Reads ahead, so that `stop` is heard while the engine thinks.
    private void read() {
        try {
            String line;
            while ((line = in.readLine()) != null) {
                if (line.strip().matches("stop|quit")) {
                    engine.stop();
                }
                lines.add(Optional.of(line));
            }
        } catch (IOException e) {
            // What can't be read is the end of the input.
        }
        engine.stop();
        lines.add(Optional.empty());
    }

    private void answer(String line) {
        if (line.isEmpty()) {
            return;
        }
        try {
            engine.obey(line);
            say("ok");
        } catch (EngineError e) {
            say("error %s %s".formatted(e.code(), e.sentence()));
        }
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
