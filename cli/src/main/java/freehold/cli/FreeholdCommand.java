package freehold.cli;

import freehold.cli.serve.ServeCommand;
import freehold.cli.shell.Streams;
import freehold.cli.shell.Version;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `freehold` alone: the same as `freehold serve`.
@Command(
        name = "freehold",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "A table for board games that nobody else hosts together. Without a command: serve.",
        synopsisSubcommandLabel = "COMMAND")
final class FreeholdCommand implements Callable<Integer> {
    private final Streams streams;

    FreeholdCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var serve = new ServeCommand(streams);
        new CommandLine(serve).parseArgs(); // takes over what the environment says
        return serve.call();
    }
}
