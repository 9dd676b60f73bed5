package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.server.Logs;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Something done with a database of SQLite and a copy of it.
abstract sealed class CopyCommand implements Callable<Integer> permits BackupCommand, RestoreCommand {
    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "the copy")
    private String file = "";

    @Mixin
    private DatabaseArgument database = new DatabaseArgument();

    CopyCommand(Streams streams) {
        this.streams = streams;
    }

    /// @param copy beside the database
    /// @return the file that was written or read
    abstract Path copy(Path database, Path copy);

    /// What was done, for people.
    abstract String said(Path file);

    @Override
    public final Integer call() {
        Logs.set();
        var done = database.attempt(_ -> copy(database.sqliteFile(), TextFile.path(file)));
        streams.out().println(said(done));
        return 0;
    }
}
