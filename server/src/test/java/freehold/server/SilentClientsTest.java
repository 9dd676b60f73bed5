package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.server.http.Limits;
import freehold.server.http.Patience;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever keeps silent, or does not listen, is cut off, and nobody else waits for them.
class SilentClientsTest {
    private static final Duration SHORT = Duration.ofMillis(200);
    private static final Duration LONG = Duration.ofMinutes(10);
    /// Longer than any of these takes; whoever is not cut off by then never will be.
    private static final int FOREVER_MILLIS = 60_000;

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
        static Evening begin(Path folder, Patience patience) {
            var house = new House(Settings.local(0, "sqlite:" + folder.resolve("test.db"))
                    .with(new Limits(100_000, 1_000))
                    .with(patience));
            var ada = house.guest("Ada");
            return new Evening(house, ada, ada.open(PlayTest.ESGROS));
        }

        /// A connection over which something was sent, and then nothing more.
        Socket connect(String text) throws IOException {
            var address = URI.create(house.server.address());
            var socket = new Socket();
            socket.setReceiveBufferSize(4096);
            socket.setSoTimeout(FOREVER_MILLIS);
            socket.connect(new InetSocketAddress(address.getHost(), address.getPort()));
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            return socket;
        }

        /// The same, which asks for something of the table.
        Socket get(String path, String headers) throws IOException {
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

    /// Reads until the server hangs up.
    private static byte[] toTheEnd(Socket socket) throws IOException {
        try {
            return socket.getInputStream().readAllBytes();
        } catch (SocketException e) {
            return new byte[0]; // it did, without a word
        }
    }

    private static void readUntil(Socket socket, String word) throws IOException {
        for (var heard = new StringBuilder(); heard.indexOf(word) < 0; ) {
            var next = socket.getInputStream().read();
            assertThat(next).as("what comes after " + heard).isNotNegative();
            heard.append((char) next);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {HALF_A_HEAD, HALF_A_BODY})
    void halfARequestIsCutOff(String half) throws Exception {
        try (var evening = Evening.begin(folder, new Patience(SHORT, LONG, LONG));
                var socket = evening.connect(half)) {
            assertThat(new String(toTheEnd(socket), StandardCharsets.UTF_8)).doesNotContain(" 500 ");
            assertThat(evening.ada.get("/games").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {HALF_A_HEAD, HALF_A_BODY, A_REQUEST + HALF_A_HEAD})
    void byteByByteIsCutOffToo(String half) throws Exception {
        try (var evening = Evening.begin(folder, new Patience(SHORT, LONG, LONG));
                var socket = evening.connect(half)) {
            var isCutOff = assertThatThrownBy(() -> {
                for (var sent = 0; sent < FOREVER_MILLIS / DRIP_MILLIS; sent++) {
                    socket.getOutputStream().write(' ');
                    Thread.sleep(DRIP_MILLIS);
                }
            });
            isCutOff.isInstanceOf(SocketException.class);
            assertThat(evening.ada.get("/games").status()).isEqualTo(200);
        }
    }

    @Test
    void whoeverAnswersNoPingsIsCutOff() throws Exception {
        try (var evening = Evening.begin(folder, new Patience(LONG, SHORT, LONG));
                var polite = Listener.of(evening.ada, evening.table, 0);
                var silent = evening.get("/socket?since=0", UPGRADE)) {
            var heard = new String(toTheEnd(silent), StandardCharsets.ISO_8859_1);
            assertThat(heard).contains(" 101 ", "created", "\u0089\u0000");
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
        try (var evening = Evening.begin(folder, Patience.USUAL);
                var slow = evening.get(path, path.startsWith("/socket") ? UPGRADE : "")) {
            readUntil(slow, "created");
            assertThat(evening.watchers()).isEqualTo(1);
            var said = 0;
            for (; evening.watchers() == 1 && said < MOST_SAID; said += AT_ONCE) {
                IntStream.range(0, AT_ONCE).forEach(_ -> evening.say(text));
            }
            assertThat(evening.watchers()).isZero();
            assertThat(toTheEnd(slow).length).isLessThan(said * text.length());
        }
    }

    @Test
    void whileNothingHappensAStreamHasEmptyLines() throws Exception {
        try (var evening = Evening.begin(folder, new Patience(LONG, LONG, SHORT))) {
            var request = evening.ada.request("/tables/" + evening.table + "/events?since=1");
            var stream = HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofLines());
            try (var lines = stream.body()) {
                assertThat(lines.limit(3)).containsOnly("");
            }
        }
    }
}
