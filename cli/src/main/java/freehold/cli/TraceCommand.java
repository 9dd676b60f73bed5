package freehold.cli;

import freehold.cli.shell.GameArguments;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.records.Trace;
import freehold.records.TraceJson;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Random games as traces.
@Command(
        name = "trace",
        mixinStandardHelpOptions = true,
        description =
                "Random games as traces, one JSON line each; another implementation of the rules can replay them.")
final class TraceCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private GameArguments arguments = new GameArguments();

    @Option(names = "--count", paramLabel = "K", description = "how many games (default: ${DEFAULT-VALUE})")
    private int count = 1;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "the same seed gives the same games (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    TraceCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (count < 1) {
            throw new UsageException("--count is 1 or more, not " + count);
        }
        var game = arguments.game();
        var setup = arguments.setup();
        for (var i = 0; i < count && !streams.out().checkError(); i++) {
            var dice = new Dice(Mix.of(seed, i));
            streams.out().println(TraceJson.write(Trace.random(game, setup, dice)));
        }
        return 0;
    }
}
