package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.server.Settings;
import freehold.server.store.StoreException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/// Which database, for commands that use one without a server.
final class DatabaseArgument {
    private static final String SQLITE = "sqlite:";

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "sqlite:FILE or postgresql://… (FREEHOLD_DB)",
            showDefaultValue = picocli.CommandLine.Help.Visibility.ALWAYS,
            defaultValue = "${env:FREEHOLD_DB:-" + Settings.USUAL_DATABASE + "}")
    private String address = Settings.USUAL_DATABASE;

    String address() {
        return address;
    }

    Path sqliteFile() {
        if (!address.startsWith(SQLITE)) {
            throw new UsageException("that is for SQLite; PostgreSQL has pg_dump and pg_restore");
        }
        return TextFile.path(address.substring(SQLITE.length()));
    }

    /// Says in a sentence what went wrong.
    void attempt(Runnable work) {
        try {
            work.run();
        } catch (IllegalArgumentException | StoreException e) {
            throw new UsageException(Streams.oneLine(e));
        }
    }
}
