package freehold.server.store;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/// Brings a database to the present form; a new one starts there.
final class Migrations {
    private Migrations() {}

    /// @throws StoreException if it is no database of this program, or one of a newer program
    static void run(DataSource database) {
        try {
            var migrations = of(database);
            checkNotNewer(migrations);
            migrations.migrate();
        } catch (FlywayException e) {
            throw new StoreException("it is not a database of this program, or can't be used: " + e.getErrorCode(), e);
        }
    }

    /// Checks a database that is only read.
    ///
    /// @throws StoreException if it is not of the present form
    static void check(DataSource database) {
        try {
            var migrations = of(database);
            checkNotNewer(migrations);
            if (migrations.info().current() == null || migrations.info().pending().length > 0) {
                throw new StoreException("it is not a database of this program, or of an older one");
            }
        } catch (FlywayException e) {
            throw new StoreException("it is not a database of this program", e);
        }
    }

    /// An older program would write what the newer one can't read.
    private static void checkNotNewer(Flyway migrations) {
        for (var migration : migrations.info().all()) {
            if (migration.getState().isApplied() && !migration.getState().isResolved()) {
                throw new StoreException(
                        "it was made by a newer Freehold (its form is %s, which this one does not know):"
                                        .formatted(migration.getVersion())
                                + " run that one, or restore a backup from before");
            }
        }
    }

    private static Flyway of(DataSource database) {
        return Flyway.configure()
                .dataSource(database)
                .locations("classpath:freehold/server/store/migrations")
                .load();
    }
}
