package freehold.cli.admin;

import freehold.cli.serve.DatabaseArgument;
import freehold.cli.shell.UsageException;
import freehold.server.Logs;
import freehold.server.table.Refused;
import freehold.server.upkeep.Administration;
import java.time.Clock;
import java.util.function.Function;
import picocli.CommandLine.Mixin;

/// The database that a command of `admin` works on.
final class Office {
    @Mixin
    private DatabaseArgument database = new DatabaseArgument();

    <T> T with(Function<Administration, T> work) {
        Logs.set();
        return database.attempt(address -> {
            try (var administration = new Administration(address, Clock.systemUTC())) {
                return work.apply(administration);
            }
        });
    }

    /// @throws UsageException if there is no such table
    static void checkTable(Administration administration, String id) {
        if (!administration.isTable(id)) {
            throw new UsageException("there is no table '%s'".formatted(id));
        }
    }

    /// What a table refuses, in the words of the command.
    static UsageException refusal(String id, Refused because) {
        return new UsageException("table %s: %s".formatted(id, because.sentence()));
    }
}
