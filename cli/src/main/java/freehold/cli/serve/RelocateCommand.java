package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.server.Logs;
import freehold.server.store.Relocation;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// From SQLite to PostgreSQL.
@Command(
        name = "relocate",
        mixinStandardHelpOptions = true,
        description =
                "Copies all that a SQLite database holds to an empty PostgreSQL. No server may use either meanwhile.")
public final class RelocateCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private DatabaseArgument database = new DatabaseArgument();

    @Option(names = "--to", required = true, paramLabel = "DATABASE", description = "postgresql://…, empty")
    private String to = "";

    @Option(
            names = "--to-password-file",
            paramLabel = "FILE",
            description = "holds its password, so that no list of processes shows it")
    private String passwordFile = "";

    public RelocateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Logs.set();
        var target = NamedDatabase.parse("--to", to, passwordFile);
        database.attempt(_ -> target.attempt(address -> Relocation.copy(database.sqliteFile(), address)))
                .forEach((table, rows) -> streams.out().printf("%-10s %d%n", table, rows));
        return 0;
    }
}
