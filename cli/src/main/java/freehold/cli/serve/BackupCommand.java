package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.server.store.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/// A copy of the database of a running server.
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description = "Copies a SQLite database to a new file; a server may be running. For PostgreSQL use pg_dump.")
public final class BackupCommand extends CopyCommand {
    public BackupCommand(Streams streams) {
        super(streams);
    }

    @Override
    void copy(Path database, Path copy) {
        Backup.write(database, copy);
    }

    @Override
    String said(String file) {
        return "copied to " + file;
    }
}
