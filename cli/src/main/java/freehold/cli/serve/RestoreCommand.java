package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.server.store.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/// A copy of the database, put in place.
@Command(
        name = "restore",
        mixinStandardHelpOptions = true,
        description = "Puts a copy of a SQLite database in place, where none may be. For PostgreSQL use pg_restore.")
public final class RestoreCommand extends CopyCommand {
    public RestoreCommand(Streams streams) {
        super(streams);
    }

    @Override
    Path copy(Path database, Path copy) {
        Backup.restore(copy, database);
        return copy;
    }

    @Override
    String said(Path file) {
        return "restored from " + file;
    }
}
