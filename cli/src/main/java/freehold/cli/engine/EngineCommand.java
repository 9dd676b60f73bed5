package freehold.cli.engine;

import freehold.cli.shell.Streams;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import picocli.CommandLine.Command;

/// The engine protocol on standard input and output.
@Command(
        name = "engine",
        mixinStandardHelpOptions = true,
        description =
                "The engine protocol: hello, new, play, undo, state, legal, go, stop, quit. Every command is answered by"
                        + " lines and then 'ok', or by 'error CODE text'.")
public final class EngineCommand implements Callable<Integer> {
    private final Streams streams;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final Engine engine;

    public EngineCommand(Streams streams) {
        this.streams = streams;
        this.engine = new Engine(this::say);
    }

    @Override
    public Integer call() throws InterruptedException {
        Thread.ofPlatform().daemon().start(this::read);
        while (true) {
            var line = lines.take();
            if (line.isEmpty() || line.get().strip().equals("quit")) {
                engine.stop();
                say("ok");
                return 0;
            }
            answer(line.get().strip());
        }
    }

    /// Reads ahead, so that `stop` is heard while the engine thinks.
    private void read() {
        try {
            String line;
            while ((line = streams.in().readLine()) != null) {
                if (line.strip().matches("stop|quit")) {
                    engine.stop();
                }
                lines.add(Optional.of(line));
            }
        } catch (IOException e) {
            streams.err().println("freehold: standard input can't be read");
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
        streams.out().println(line);
        streams.out().flush();
    }
}
