package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.server.store.Backup;
import freehold.server.store.BackupFolder;
import java.nio.file.Path;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// A copy of the database of a running server.
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description = "Copies a SQLite database to a new file; a server may be running. For PostgreSQL use pg_dump.")
public final class BackupCommand extends CopyCommand {
    @Option(
            names = "--keep",
            paramLabel = "N",
            description = "FILE is a folder, which gets a copy named by the time; of older ones only the newest are"
                    + " kept, N in all")
    private int kept;

    public BackupCommand(Streams streams) {
        super(streams);
    }

    @Override
    Path copy(Path database, Path copy) {
        if (kept > 0) {
            return new BackupFolder(copy).add(database, kept, Instant.now());
        }
        Backup.write(database, copy);
        return copy;
    }

    @Override
    String said(Path file) {
        return "copied to " + file;
    }
}
