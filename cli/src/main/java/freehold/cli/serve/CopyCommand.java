package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
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
    abstract void copy(Path database, Path copy);

    /// What was done, for people.
    abstract String said(String file);

    @Override
    public final Integer call() {
        database.attempt(_ -> {
            copy(database.sqliteFile(), TextFile.path(file));
            return file;
        });
        streams.out().println(said(file));
        return 0;
    }
}
