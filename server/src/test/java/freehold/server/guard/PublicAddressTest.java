package freehold.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.junit.jupiter.api.Test;

class OutsideTest {
    private static final PublicAddress PROXIED = new PublicAddress(Optional.empty(), true);

    private static HttpFields headers(String name, String... values) {
        var headers = HttpFields.build();
        for (var value : values) {
            headers.add(name, value);
        }
        return headers;
    }

    @Test
    void aProxyIsBelievedOnlyIfThereIsOne() {
        var forwarded = headers("X-Forwarded-For", "10.0.0.1");
        assertThat(PublicAddress.DIRECT.caller("127.0.0.1", forwarded)).isEqualTo("127.0.0.1");
        assertThat(PROXIED.caller("127.0.0.1", forwarded)).isEqualTo("10.0.0.1");
        assertThat(PROXIED.caller("127.0.0.1", HttpFields.EMPTY)).isEqualTo("127.0.0.1");
        assertThat(PublicAddress.DIRECT.isSecure(headers("X-Forwarded-Proto", "https")))
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
    void aPageIsOursByThePublicAddressOrElseByItsHost() {
        var named = new PublicAddress(Optional.of(URI.create("https://freehold.example")), false);
        var host = headers("Host", "10.0.0.7:8080");
        assertThat(named.isOwn("https://freehold.example", host)).isTrue();
        assertThat(named.isOwn("https://Freehold.Example:443", host)).isTrue();
        assertThat(named.isOwn("http://freehold.example", host)).isFalse();
        assertThat(named.isOwn("https://freehold.example:8443", host)).isFalse();
        assertThat(named.isOwn("https://ada@freehold.example", host)).isFalse();
        assertThat(named.isOwn("http://10.0.0.7:8080", host)).isFalse();
        assertThat(named.isOwn("null", host)).isFalse();
        assertThat(named.isOwn("https:freehold.example", host)).isFalse();
        assertThat(PublicAddress.DIRECT.isOwn("http://10.0.0.7:8080", host)).isTrue();
        assertThat(named.isOwn("https://freehold.example.org", host)).isFalse();
        assertThat(PublicAddress.DIRECT.isOwn("https://freehold.example", host)).isFalse();
        assertThat(PublicAddress.DIRECT.isOwn("null", host)).isFalse();
        assertThat(PublicAddress.DIRECT.isOwn("://", host)).isFalse();
    }
}
