package freehold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DatabaseAddressTest {
    private static DatabaseAddress address(String text) {
        return new DatabaseAddress(text);
    }

    @Test
    void thePasswordIsNotShown() {
        assertThat(address("postgresql://fh:s3cret@db:5432/x?sslmode=require").shown())
                .isEqualTo("postgresql://fh:***@db:5432/x?sslmode=require");
        assertThat(address("postgresql://fh:p@ss@db/x").shown()).isEqualTo("postgresql://fh:***@db/x");
        assertThat(address("postgresql://fh@db/x").shown()).isEqualTo("postgresql://fh@db/x");
        assertThat(address("postgresql://db/x?user=fh&password=s3cret&sslmode=require")
                        .shown())
                .isEqualTo("postgresql://db/x?user=fh&password=***&sslmode=require");
        assertThat(address("sqlite:data/a@b.db").shown()).isEqualTo("sqlite:data/a@b.db");
    }

    @Test
    void aPasswordFromElsewhereIsPutIn() {
        var given = address("postgresql://fh@db/x").withPassword("a b@/+%");
        assertThat(PostgresAddress.parse(given.text()).properties()).containsEntry("password", "a b@/+%");
        assertThat(given.shown()).isEqualTo("postgresql://fh:***@db/x");
        assertThatThrownBy(() -> address("sqlite:x").withPassword("p")).hasMessageContaining("postgresql://user@");
    }

    @Test
    void aBadAddressIsNotRepeated() {
        assertThatThrownBy(() -> PostgresAddress.parse("postgresql://fh:s3 cret@db/x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("cret");
        assertThatThrownBy(() -> address("oracle:s3cret")).hasMessageNotContaining("s3cret");
    }
}
