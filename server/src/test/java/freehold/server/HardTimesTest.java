package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A server that runs short of something is there again as soon as that has passed.
@EnabledOnOs(OS.LINUX)
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HardTimesTest {
    private static final int DESCRIPTORS = 300;
    private static final int MESSAGES = 900;
    private static final int STREAMS = 120;

    @TempDir
    private Path folder = Path.of("");

    private Confined server(String shell, String memory) throws IOException {
        return Confined.start(shell, memory, "sqlite:" + folder.resolve("test.db"));
    }

    @Test
    void whenAllFileDescriptorsAreTakenTheServerGoesOnListening() throws Exception {
        try (var server = server("ulimit -n " + DESCRIPTORS, "128m")) {
            var ada = server.guest("Ada");
            var idle = new ArrayList<Raw>();
            for (var i = 0; i < DESCRIPTORS + 50; i++) {
                idle.add(new Raw(server.address()));
            }
            awaitStillness(server);
            for (var raw : idle) {
                raw.close();
            }
            assertThat(again(ada)).isEqualTo(200);
        }
    }

    /// A tree of all that was thought of would take several times as much.
    @Test
    void aLongThoughtTakesOnlyTheMemoryThatThereIs() throws Exception {
        try (var server = server("true", "64m")) {
            var ada = server.guest("Ada");
            var answer = ada.post("/analysis", "{\"game\":\"esgros\",\"time\":10000}");
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.lines().getLast().path("final").asBoolean()).isTrue();
            assertThat(ada.get("/games").status()).isEqualTo(200);
        }
    }

    /// Of all connections that there can be one address has half.
    @Test
    void nobodyShutsOthersOutByHoldingConnections() throws Exception {
        try (var server = server("ulimit -n " + DESCRIPTORS, "128m")) {
            var idle = new ArrayList<Raw>();
            for (var i = 0; i < DESCRIPTORS; i++) {
                idle.add(new Raw(server.address()));
            }
            awaitStillness(server);
            try (var other = new Raw(server.address(), "127.0.0.2")) {
                other.send("GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n");
                assertThat(other.until("\r\n")).startsWith("HTTP/1.1 200");
            }
            for (var raw : idle) {
                raw.close();
            }
        }
    }

    /// Until it has taken all connections that it can.
    private static void awaitStillness(Confined server) throws InterruptedException {
        var before = -1;
        for (var now = server.descriptors(); now != before; now = server.descriptors()) {
            before = now;
            Thread.sleep(500);
        }
    }

    /// The server may need a moment to notice.
    private static int again(House.Person person) throws InterruptedException {
        for (var i = 0; i < 600; i++) {
            try {
                return person.get("/games").status();
            } catch (AssertionError e) {
                Thread.sleep(100);
            }
        }
        return 0;
    }

    /// All that was said, in the memory of each stream, would be several times what there is.
    @Test
    void streamsThatNobodyReadsCostNoMemory() throws Exception {
        try (var server = server("true", "64m")) {
            var ada = server.guest("Ada");
            var table = ada.open(PlayTest.ESGROS);
            var text = "{\"text\":\"%s\"}".formatted("棋".repeat(500));
            IntStream.range(0, MESSAGES).forEach(_ -> ada.post("/tables/" + table + "/say", text));
            var streams = new ArrayList<Raw>();
            for (var i = 0; i < STREAMS; i++) {
                streams.add(Raw.of(
                        server.address(),
                        "GET /api/tables/%s/events?since=0 HTTP/1.1\r\nHost: x\r\n\r\n".formatted(table)));
                streams.getLast().until("created");
            }
            assertThat(ada.look(table).path("watchers").asInt()).isEqualTo(STREAMS);
            assertThat(ada.events(table)).hasSizeGreaterThan(MESSAGES);
            assertThat(server.isAlive()).isTrue();
            for (var stream : streams) {
                stream.close();
            }
        }
    }
}
