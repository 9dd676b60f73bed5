package freehold.cli;

import freehold.cli.shell.Streams;
import freehold.lab.engine.EngineSession;
import freehold.lab.engine.SearchPlayer;
import freehold.server.metrics.Build;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// The engine protocol on standard input and output.
@Command(
        name = "engine",
        mixinStandardHelpOptions = true,
        description =
                "The engine protocol: hello, new, play, undo, state, legal, view, weights, go, stop, quit. Every command"
                        + " is answered by lines and then 'ok', or by 'error CODE text'.")
final class EngineCommand implements Callable<Integer> {
    private final Streams streams;

    EngineCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        new EngineSession("Freehold", Build.present().version(), new SearchPlayer(), streams.in(), streams.out())
                .serve();
        return 0;
    }
}
