package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.server.guard.Limits;
import freehold.server.guard.Timeouts;
import java.io.IOException;
import java.net.SocketException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever keeps silent, or does not listen, is cut off, and nobody else waits for them.
class SilentClientsTest {
    private static final Duration SHORT = Duration.ofMillis(500);
    private static final Duration MOMENT = Duration.ofSeconds(2);
    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration FOREVER = Duration.ofMillis(Raw.FOREVER_MILLIS);
    private static final int AT_ONCE = 50;
    private static final int MOST_SAID = 5_000;

    /// Well within the patience, again and again.
    private static final int DRIP_MILLIS = 20;

    private static final String A_REQUEST = "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n";
    private static final String HALF_A_HEAD = "GET /api/games HTTP/1.1\r\nHost: x\r\nAccept: ";
    private static final String HALF_A_BODY =
            "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{\"name\":";
    private static final String UPGRADE =
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

    @TempDir
    private Path folder = Path.of("");

    /// A server with Ada and a table of hers.
    private record Evening(House house, House.Person ada, String table) implements AutoCloseable {
        static Evening begin(Path folder, Timeouts patience) {
            var house = new House(Settings.local(0, "sqlite:" + folder.resolve("test.db"))
                    .with(new Limits(100_000, 1_000))
                    .with(patience));
            var ada = house.guest("Ada");
            return new Evening(house, ada, ada.open(PlayTest.ESGROS));
        }

        /// A connection over which something was sent, and then nothing more.
        Raw connect(String text) throws IOException {
            return Raw.of(house.server.address(), text);
        }

        /// The same, which asks for something of the table.
        Raw get(String path, String headers) throws IOException {
            return connect("GET /api/tables/%s%s HTTP/1.1\r\nHost: x\r\n%s\r\n".formatted(table, path, headers));
        }

        void say(String text) {
            ada.post("/tables/" + table + "/say", "{\"text\":\"%s\"}".formatted(text));
        }

        int watchers() {
            return ada.look(table).path("watchers").asInt();
        }

        @Override
        public void close() {
            house.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {HALF_A_HEAD, HALF_A_BODY})
    void halfARequestIsCutOff(String half) throws Exception {
        try (var evening = Evening.begin(folder, new Timeouts(SHORT, LONG, LONG));
                var socket = evening.connect(half)) {
            assertThat(socket.toTheEnd()).doesNotContain(" 500 ");
            assertThat(evening.ada.get("/games").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {HALF_A_HEAD, HALF_A_BODY, A_REQUEST + HALF_A_HEAD})
    void byteByByteIsCutOffToo(String half) throws Exception {
        try (var evening = Evening.begin(folder, new Timeouts(SHORT, LONG, LONG));
                var socket = evening.connect(half)) {
            var isCutOff = assertThatThrownBy(() -> {
                for (var sent = 0; sent < Raw.FOREVER_MILLIS / DRIP_MILLIS; sent++) {
                    socket.send(" ");
                    Thread.sleep(DRIP_MILLIS);
                }
            });
            isCutOff.isInstanceOf(SocketException.class);
            assertThat(evening.ada.get("/games").status()).isEqualTo(200);
        }
    }

    @Test
    void whoeverAnswersNoPingsIsCutOff() throws Exception {
        try (var evening = Evening.begin(folder, new Timeouts(LONG, MOMENT, LONG));
                var polite = Listener.of(evening.ada, evening.table, 0);
                var silent = evening.get("/socket?since=0", UPGRADE)) {
            assertThat(silent.toTheEnd()).contains(" 101 ", "created", "\u0089\u0000");
            polite.next();
            evening.say("still here?");
            assertThat(polite.next().path("text").asString()).isEqualTo("still here?");
            assertThat(evening.watchers()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/events?since=0", "/socket?since=0"})
    void whoeverTakesNoEventsIsCutOff(String path) throws Exception {
        var text = "棋".repeat(500);
        try (var evening = Evening.begin(folder, new Timeouts(MOMENT, LONG, LONG));
                var slow = evening.get(path, path.startsWith("/socket") ? UPGRADE : "")) {
            slow.until("created");
            assertThat(evening.watchers()).isEqualTo(1);
            var said = 0;
            for (; evening.watchers() == 1 && said < MOST_SAID; said += AT_ONCE) {
                IntStream.range(0, AT_ONCE).forEach(_ -> evening.say(text));
            }
            assertThat(evening.watchers()).isZero();
            // A byte is a character there.
            assertThat(slow.toTheEnd().length()).isLessThan(said * text.getBytes(StandardCharsets.UTF_8).length);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, {", "9, ''"})
    @Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whoeverTakesNoAnswersIsCutOffAndTheConnectionEnds(int code, String text) throws Exception {
        try (var evening = Evening.begin(folder, new Timeouts(MOMENT, LONG, LONG));
                var deaf = evening.get("/socket?since=1", UPGRADE)) {
            deaf.until("\r\n\r\n");
            var isCutOff = assertThatThrownBy(() -> {
                for (var end = System.nanoTime() + FOREVER.toNanos(); System.nanoTime() < end; ) {
                    deaf.frames(code, text, AT_ONCE);
                }
            });
            isCutOff.isInstanceOf(SocketException.class);
            // The client may hear of it a moment before the table does.
            var end = System.nanoTime() + FOREVER.toNanos();
            while (evening.watchers() > 0 && System.nanoTime() < end) {
                assertThat(evening.ada.get("/games").status()).isEqualTo(200);
            }
            assertThat(evening.watchers()).isZero();
        }
    }

    @Test
    void whileNothingHappensAStreamHasEmptyLines() throws Exception {
        try (var evening = Evening.begin(folder, new Timeouts(LONG, LONG, SHORT))) {
            var request = evening.ada.request("/tables/" + evening.table + "/events?since=1");
            var stream = HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofLines());
            try (var lines = stream.body()) {
                assertThat(lines.limit(3)).containsOnly("");
            }
        }
    }
}
