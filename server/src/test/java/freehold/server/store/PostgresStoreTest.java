package freehold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

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
            assertThat(other.isSteward()).isTrue();
        }
    }
}
