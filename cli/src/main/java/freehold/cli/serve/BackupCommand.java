package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.server.store.Backup;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// A copy of the database of a running server.
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description = "Copies a SQLite database to a new file; a server may be running. For PostgreSQL use pg_dump.")
public final class BackupCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "where to")
    private String file = "";

    @Mixin
    private DatabaseArgument database = new DatabaseArgument();

    public BackupCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        database.attempt(() -> Backup.write(database.sqliteFile(), TextFile.path(file)));
        streams.out().println("copied to " + file);
        return 0;
    }
}
