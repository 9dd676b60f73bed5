package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UnavailableException;
import freehold.cli.shell.UsageException;
import freehold.server.store.DatabaseAddress;
import freehold.server.store.DatabaseAway;
import freehold.server.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.function.Function;

/// A database, and the option that named it. Its address may hold a password, so no sentence shows what was given.
record NamedDatabase(String option, DatabaseAddress address) {
    /// @param passwordFile empty for none
    /// @throws UsageException if it is none
    static NamedDatabase parse(String option, String given, String passwordFile) {
        try {
            var address = new DatabaseAddress(given);
            return new NamedDatabase(
                    option, passwordFile.isEmpty() ? address : address.withPassword(password(option, passwordFile)));
        } catch (IllegalArgumentException e) {
            throw new UsageException("%s: %s".formatted(option, Streams.oneLine(e)));
        }
    }

    private static String password(String option, String file) {
        try {
            return Files.readString(TextFile.path(file)).strip();
        } catch (IOException e) {
            throw new UsageException("%s-password-file %s can't be read".formatted(option, file));
        }
    }

    /// Says in a sentence what went wrong with the database.
    <T> T attempt(Function<DatabaseAddress, T> work) {
        try {
            return work.apply(address);
        } catch (DatabaseAway e) {
            throw new UnavailableException(complaint(e));
        } catch (IllegalArgumentException | StoreException e) {
            throw new UsageException(complaint(e));
        }
    }

    private String complaint(RuntimeException e) {
        return "%s %s: %s".formatted(option, address.shown(), Streams.oneLine(e));
    }
}
