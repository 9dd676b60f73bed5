package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.server.Archive;
import freehold.server.Logs;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// All finished games as records.
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Writes all finished games as .fgn to standard output; a server may be running.")
public final class ExportCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private DatabaseArgument database = new DatabaseArgument();

    public ExportCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Logs.set();
        database.attempt(address -> {
            try (var archive = new Archive(address)) {
                return archive.records(streams.out()::println);
            }
        });
        return 0;
    }
}
