package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.guard.PublicAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The client's files, and what browsers are told about them. The class path of the tests holds a small client.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesTest {
    private static final String SCRIPT = "assets/main-1a2b3c.js";

    private House house;

    @BeforeAll
    void open(@TempDir Path folder) {
        var outside = new PublicAddress(Optional.of(URI.create("https://freehold.example")), true);
        house = new House(
                Settings.local(0, "sqlite:" + folder.resolve("test.db")).with(outside));
    }

    @AfterAll
    void close() {
        house.close();
    }

    private House.Answer get(String path, String... headers) {
        var request = HttpRequest.newBuilder(URI.create(house.server.address() + path));
        return House.send(headers.length == 0 ? request : request.headers(headers));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "table/00abc", "rules/estate", "about", "record", "index.html"})
    void everyPlaceInTheClientIsItsOnePage(String path) {
        var page = get(path);
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).contains("A client for tests");
        assertThat(page.headers().firstValue("Content-Type")).contains("text/html; charset=utf-8");
        assertThat(page.headers().firstValue("Cache-Control")).contains("no-cache");
        var tag = page.headers().firstValue("ETag").orElseThrow();
        assertThat(get(path, "If-None-Match", tag).status()).isEqualTo(304);
    }

    /// Whoever watches a wrong address must not be told that all is well.
    @ParameterizedTest
    @ValueSource(strings = {"healthz", "status"})
    void aPlaceThatTheClientDoesNotHaveIsNotFound(String path) {
        assertThat(get(path).status()).isEqualTo(404);
        assertThat(get(path).text()).contains("A client for tests");
    }

    @Test
    void whatHasItsContentsInItsNameIsKeptForGood() {
        var script = get(SCRIPT);
        assertThat(script.text()).contains("console.log");
        assertThat(script.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
        assertThat(script.headers().firstValue("Cache-Control")).contains("public, max-age=31536000, immutable");
        assertThat(script.headers().firstValue("Content-Encoding")).isEmpty();
    }

    /// A browser that kept an old service worker would keep an old client.
    @Test
    void theServiceWorkerAndTheManifestAreAskedForAgain() {
        var worker = get("sw.js");
        assertThat(worker.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
        assertThat(worker.headers().firstValue("Cache-Control")).contains("no-cache");
        var manifest = get("manifest.webmanifest");
        assertThat(manifest.headers().firstValue("Content-Type")).contains("application/manifest+json");
        assertThat(manifest.headers().firstValue("Cache-Control")).contains("no-cache");
        assertThat(get("").headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("worker-src 'self'", "manifest-src 'self'");
    }

    @Test
    void packedFilesGoToWhoeverCanUnpackThem() {
        var packed = get(SCRIPT, "Accept-Encoding", "br;q=1.0, gzip");
        assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(packed.headers().firstValue("Vary")).contains("Accept-Encoding");
        assertThat(get(SCRIPT, "Accept-Encoding", "gzip;q=0").headers().firstValue("Content-Encoding"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "assets/none-1.js",
                "favicon.ico",
                "assets/.hidden.js",
                "assets/../logging.properties",
                "api/nothing"
            })
    void nothingElseIsThere(String path) {
        assertThat(get(path).status()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "assets/../../logging.properties",
                "assets/%2e%2e/%2e%2e/logging.properties",
                "..%2flogging.properties",
                "assets//main-1a2b3c.js"
            })
    void addressesThatSomeReadOtherwiseAreRefused(String path) {
        assertThat(get(path).status()).isEqualTo(400);
    }

    @Test
    void aHeadHasNoBody() {
        var head = House.send(HttpRequest.newBuilder(URI.create(house.server.address() + SCRIPT))
                .HEAD());
        assertThat(head.status()).isEqualTo(200);
        assertThat(head.text()).isEmpty();
    }

    @Test
    void scriptsAreOursOnly() {
        assertThat(get("").headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
    }

    @Test
    void onlyAWorkerMayCompileWebAssembly() {
        assertThat(get("assets/worker-1a2b3c.js")
                        .headers()
                        .firstValue("Content-Security-Policy")
                        .orElseThrow())
                .contains("default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'")
                .doesNotContain("'unsafe");
        assertThat(get(SCRIPT).headers().firstValue("Content-Security-Policy").orElseThrow())
                .doesNotContain("unsafe");
    }

    @Test
    void behindTlsCookiesAreSecure() {
        var welcome = house.stranger().post("/guests", "{\"name\":\"Ada\"}");
        assertThat(welcome.headers().firstValue("Set-Cookie").orElseThrow()).contains("HttpOnly", "Secure", "SameSite");
        assertThat(welcome.headers().firstValue("Strict-Transport-Security")).isPresent();
    }

    @Test
    void aPageOfOursIsKnownByItsPublicAddress() {
        var cookie = "freehold=" + house.guest("Ada").token();
        assertThat(say(cookie, "https://freehold.example").status()).isNotEqualTo(403);
        assertThat(say(cookie, "https://elsewhere.example").error()).isEqualTo("bad-origin");
    }

    /// A proxy that changes `Host` is a mistake of whoever runs the server, who reads the log.
    @Test
    void theLogSaysOnceAMinuteWhichPagesAreRefused(@TempDir Path folder) {
        try (var other = new House(folder);
                var log = LogLines.of("freehold.server.guard")) {
            var cookie = "freehold=" + other.guest("Ada").token();
            say(other, cookie, "https://proxy.example");
            say(other, cookie, "https://proxy.example");
            assertThat(log.lines())
                    .singleElement(InstanceOfAssertFactories.STRING)
                    .contains("https://proxy.example", "127.0.0.1", "--public-url");
        }
    }

    private House.Answer say(String cookie, String origin) {
        return say(house, cookie, origin);
    }

    private static House.Answer say(House where, String cookie, String origin) {
        return House.send(where.stranger()
                .request("/tables")
                .headers("Cookie", cookie, "Origin", origin)
                .POST(HttpRequest.BodyPublishers.ofString("{}")));
    }
}
