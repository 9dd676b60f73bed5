package freehold.cli.manual;

import freehold.cli.shell.Streams;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The manual page.
@Command(
        name = "man",
        mixinStandardHelpOptions = true,
        description = "Writes the manual page of all commands. Read it by: freehold man | man -l -")
public final class ManCommand implements Callable<Integer> {
    private final Streams streams;
    private final Supplier<CommandLine> all;

    /// @param all the program with all its commands
    public ManCommand(Streams streams, Supplier<CommandLine> all) {
        this.streams = streams;
        this.all = all;
    }

    @Override
    public Integer call() {
        streams.out().print(ManPage.of(all.get()));
        return 0;
    }
}
