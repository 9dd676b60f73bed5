package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UnavailableException;
import freehold.cli.shell.UsageException;
import freehold.server.Settings;
import freehold.server.store.DatabaseAddress;
import freehold.server.store.DatabaseAway;
import freehold.server.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Option;

/// Which database. Its address may hold a password, so no output shows what was given.
public final class DatabaseArgument {
    private static final String SQLITE = "sqlite:";

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "sqlite:FILE or postgresql://… (FREEHOLD_DB); " + Settings.USUAL_DATABASE + " unless given",
            showDefaultValue = Visibility.NEVER,
            defaultValue = "${env:FREEHOLD_DB:-" + Settings.USUAL_DATABASE + "}")
    private String given = Settings.USUAL_DATABASE;

    @Option(
            names = "--db-password-file",
            paramLabel = "FILE",
            description = "holds the password for PostgreSQL, so that no list of processes shows it"
                    + " (FREEHOLD_DB_PASSWORD_FILE)",
            showDefaultValue = Visibility.NEVER,
            defaultValue = "${env:FREEHOLD_DB_PASSWORD_FILE:-}")
    private String passwordFile = "";

    /// @throws UsageException if it is none
    DatabaseAddress address() {
        try {
            var address = new DatabaseAddress(given);
            return passwordFile.isEmpty() ? address : address.withPassword(password());
        } catch (IllegalArgumentException e) {
            throw new UsageException("--db: " + Streams.oneLine(e));
        }
    }

    private String password() {
        try {
            return Files.readString(TextFile.path(passwordFile)).strip();
        } catch (IOException e) {
            throw new UsageException("--db-password-file %s can't be read".formatted(passwordFile));
        }
    }

    Path sqliteFile() {
        if (!address().isSqlite()) {
            throw new UsageException("that is for SQLite; PostgreSQL has pg_dump and pg_restore");
        }
        return TextFile.path(given.substring(SQLITE.length()));
    }

    /// Says in a sentence what went wrong with the database.
    public <T> T attempt(Function<DatabaseAddress, T> work) {
        var address = address();
        try {
            return work.apply(address);
        } catch (DatabaseAway e) {
            throw new UnavailableException(complaint(address, e));
        } catch (IllegalArgumentException | StoreException e) {
            throw new UsageException(complaint(address, e));
        }
    }

    private static String complaint(DatabaseAddress address, RuntimeException e) {
        return "--db %s: %s".formatted(address.shown(), Streams.oneLine(e));
    }
}
