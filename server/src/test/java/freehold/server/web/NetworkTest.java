package freehold.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetworkTest {
    @ParameterizedTest
    @CsvSource({
        "2001:db8:0:1::1, 2001:db8:0:1:ffff:ffff:ffff:ffff, true",
        "2001:db8:0:1::1, 2001:0DB8:0000:0001::2, true",
        "2001:db8:0:1::1, 2001:db8:0:2::1, false",
        "10.0.0.1, 10.0.0.1, true",
        "10.0.0.1, ::ffff:10.0.0.1, true",
        "10.0.0.1, 10.0.0.2, false",
        "made up, made up, true",
    })
    void theAddressesOfOneCallerCountTogether(String one, String other, boolean isSame) {
        assertThat(Network.of(one).equals(Network.of(other))).isEqualTo(isSame);
    }

    @Test
    void nothingMadeUpIsLong() {
        assertThat(Network.of("x".repeat(10_000))).hasSizeLessThan(100);
    }
}
