package freehold.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.WritableHeaders;
import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutsideTest {
    private static final Outside PROXIED = new Outside(Optional.empty(), true);

    private static Headers headers(String name, String... values) {
        return WritableHeaders.create().set(HeaderNames.create(name), values);
    }

    @Test
    void aProxyIsBelievedOnlyIfThereIsOne() {
        var forwarded = headers("X-Forwarded-For", "10.0.0.1");
        assertThat(Outside.DIRECT.caller("127.0.0.1", forwarded)).isEqualTo("127.0.0.1");
        assertThat(PROXIED.caller("127.0.0.1", forwarded)).isEqualTo("10.0.0.1");
        assertThat(PROXIED.caller("127.0.0.1", WritableHeaders.create())).isEqualTo("127.0.0.1");
        assertThat(Outside.DIRECT.isSecure(headers("X-Forwarded-Proto", "https")))
                .isFalse();
        assertThat(PROXIED.isSecure(headers("X-Forwarded-Proto", "https"))).isTrue();
        assertThat(PROXIED.isSecure(headers("X-Forwarded-Proto", "http"))).isFalse();
    }

    @Test
    void onlyWhatTheProxyItselfAddedCounts() {
        assertThat(PROXIED.caller("127.0.0.1", headers("X-Forwarded-For", "made up, 10.0.0.1")))
                .isEqualTo("10.0.0.1");
        assertThat(PROXIED.caller("127.0.0.1", headers("X-Forwarded-For", "made up", "10.0.0.1")))
                .isEqualTo("10.0.0.1");
    }

    @Test
    void aPageIsOursByItsHostOrByThePublicAddress() {
        var named = new Outside(Optional.of(URI.create("https://freehold.example")), false);
        var host = headers("Host", "10.0.0.7:8080");
        assertThat(named.isOwn("https://freehold.example", host)).isTrue();
        assertThat(named.isOwn("http://10.0.0.7:8080", host)).isTrue();
        assertThat(named.isOwn("https://freehold.example.org", host)).isFalse();
        assertThat(Outside.DIRECT.isOwn("https://freehold.example", host)).isFalse();
        assertThat(Outside.DIRECT.isOwn("null", host)).isFalse();
        assertThat(Outside.DIRECT.isOwn("://", host)).isFalse();
    }
}
