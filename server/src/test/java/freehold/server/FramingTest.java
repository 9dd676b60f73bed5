package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Where one request ends and the next begins: whoever leaves that in doubt is refused and hung up on, because a proxy
/// might have read it otherwise. And nothing of it is a bug of ours.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FramingTest {
    private static final String GET = "GET /api/games HTTP/1.1\r\nHost: x\r\n";
    private static final String POST = "POST /api/guests HTTP/1.1\r\nHost: x\r\n";

    private BugCounter bugs;
    private House house;

    @BeforeAll
    void open(@TempDir Path folder) {
        bugs = BugCounter.started();
        house = new House(folder);
    }

    @AfterAll
    void close() {
        bugs.close();
        house.close();
        assertThat(bugs.count()).isZero();
    }

    private String answer(String request) throws Exception {
        try (var raw = Raw.of(house.server.address(), request)) {
            return raw.toTheEnd();
        }
    }

    private static int answers(String text) {
        return text.split("HTTP/1.1 ", -1).length - 1;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length: -5\r\n\r\nhello",
                "Content-Length: +5\r\n\r\nhello",
                "Content-Length: 99999999999999999999\r\n\r\nhello",
                "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
                "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding: xchunked\r\n\r\n",
                "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\nabc\r\n0\r\n\r\n",
                "Transfer-Encoding: chunked\r\n\r\n-1\r\nabc\r\n0\r\n\r\n",
                "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n",
                "Accept : x\r\n\r\n",
                "Accept: a\r\n b\r\n\r\n"
            })
    void whatCanBeReadInTwoWaysIsReadInNone(String rest) throws Exception {
        var heard = answer(POST + rest + GET + "\r\n");
        assertThat(heard).startsWith("HTTP/1.1 400 ").containsIgnoringCase("Connection: close");
        assertThat(answers(heard)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length: 50\r\n\r\n{\"name\":",
                "Transfer-Encoding: chunked\r\n\r\n5\r\nab",
            })
    void whoeverHangsUpInTheMiddleIsNoBug(String half) throws Exception {
        try (var raw = Raw.of(house.server.address(), POST + half)) {
            raw.hangUpHalf();
            assertThat(raw.toTheEnd()).doesNotContain(" 500 ");
        }
    }

    @ParameterizedTest
    @CsvSource({"1.0, 200", "1.1, 200", "3.0, 505"})
    void versions(String version, int status) throws Exception {
        assertThat(answer("GET /health HTTP/%s\r\nHost: x\r\nConnection: close\r\n\r\n".formatted(version)))
                .startsWith("HTTP/1.1 " + status);
    }

    @Test
    void whoeverWantsTheConnectionClosedGetsThat() throws Exception {
        var start = System.nanoTime();
        assertThat(answer(GET + "Connection: close\r\n\r\n")).startsWith("HTTP/1.1 200 ");
        assertThat((System.nanoTime() - start) / 1_000_000).isLessThan(Raw.FOREVER_MILLIS / 2);
    }

    @Test
    void otherwiseItStaysEvenIfNobodyWantedTheBody() throws Exception {
        try (var raw = Raw.of(
                house.server.address(), "POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\nabc")) {
            raw.send("def" + GET + "Connection: close\r\n\r\n");
            var heard = raw.toTheEnd();
            assertThat(heard).contains("HTTP/1.1 404 ", "HTTP/1.1 200 ");
        }
    }

    @ParameterizedTest
    @CsvSource({"20000, 431", "1000, 200"})
    void headsAreOfBoundedLength(int length, int status) throws Exception {
        assertThat(answer(GET + "Connection: close\r\nX: " + "a".repeat(length) + "\r\n\r\n"))
                .startsWith("HTTP/1.1 " + status);
    }

    @Test
    void bodiesAreOfBoundedLength() throws Exception {
        assertThat(answer(POST + "Connection: close\r\nContent-Length: 100000\r\n\r\n" + "a".repeat(100_000)))
                .startsWith("HTTP/1.1 413 ");
    }

    @Test
    void longAddressesOfFilesAreNoBug() throws Exception {
        var path = "/a".repeat(6_000) + ".x";
        assertThat(answer("GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".formatted(path)))
                .startsWith("HTTP/1.1 404 ");
    }
}
