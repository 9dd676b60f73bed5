package freehold.cli.serve;

import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.server.Settings;
import freehold.server.store.DatabaseAddress;
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

    private NamedDatabase named() {
        return NamedDatabase.parse("--db", given, passwordFile);
    }

    Path sqliteFile() {
        if (!named().address().isSqlite()) {
            throw new UsageException("that is for SQLite; PostgreSQL has pg_dump and pg_restore");
        }
        return TextFile.path(given.substring(SQLITE.length()));
    }

    /// Says in a sentence what went wrong with the database.
    public <T> T attempt(Function<DatabaseAddress, T> work) {
        return named().attempt(work);
    }
}
