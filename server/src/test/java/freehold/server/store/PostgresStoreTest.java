package freehold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PostgresStoreTest extends StoreContract {
    @Override
    Database open() {
        return new PostgresDatabase(Postgres.fresh());
    }

    @Test
    void thereIsOneStewardAndAnotherTakesOver() {
        var address = Postgres.fresh();
        try (var other = new PostgresDatabase(address)) {
            try (var one = new PostgresDatabase(address)) {
                assertThat(one.isSteward()).isTrue();
                assertThat(other.isSteward()).isFalse();
                assertThat(one.isSteward()).isTrue();
            }
            // PostgreSQL frees the lock once it has noticed that the connection is closed
            var end = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
            while (!other.isSteward() && System.nanoTime() - end < 0) {
                Thread.onSpinWait();
            }
            assertThat(other.isSteward()).isTrue();
        }
    }
}
