package freehold.cli;

import freehold.cli.shell.Streams;
import freehold.server.metrics.Build;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// Which program this is.
@Command(
        name = "version",
        mixinStandardHelpOptions = true,
        description = "The version, the commit from which the program was built, and the Java that runs it.")
final class VersionCommand implements Callable<Integer> {
    private final Streams streams;

    VersionCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.out().println("freehold " + Build.present().version());
        streams.out().println("build " + Build.present().commit());
        streams.out().println("java " + Runtime.version());
        return 0;
    }
}
