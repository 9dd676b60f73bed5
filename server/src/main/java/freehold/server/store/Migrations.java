package freehold.server.store;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/// Brings a database to the present form; a new one starts there.
final class Migrations {
    private Migrations() {}

    static void run(DataSource database) {
        Flyway.configure()
                .dataSource(database)
                .locations("classpath:freehold/server/store/migrations")
                .load()
                .migrate();
    }
}
