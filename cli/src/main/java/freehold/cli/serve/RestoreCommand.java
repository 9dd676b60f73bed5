package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.server.store.Backup;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// A copy of the database, put in place.
@Command(
        name = "restore",
        mixinStandardHelpOptions = true,
        description = "Puts a copy of a SQLite database in place, where none may be. For PostgreSQL use pg_restore.")
public final class RestoreCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "the copy")
    private String file = "";

    @Mixin
    private DatabaseArgument database = new DatabaseArgument();

    public RestoreCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        database.attempt(() -> Backup.restore(TextFile.path(file), database.sqliteFile()));
        streams.out().println("restored from " + file);
        return 0;
    }
}
