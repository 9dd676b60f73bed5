package freehold.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectionLimitTest {
    @ParameterizedTest
    @CsvSource({"400, 200", "1024, 524", "20000, 19500", "65536, 20000", "9223372036854775807, 20000", "1, 1"})
    void someDescriptorsAreKeptForOtherThings(long descriptors, int connections) {
        assertThat(ConnectionLimit.connections(descriptors)).isEqualTo(connections);
    }
}
