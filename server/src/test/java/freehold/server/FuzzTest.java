package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever a client sends, it is never our fault: no 500, no answer that does not come, nothing that stays behind.
class FuzzTest {
    /// More by `-Dfreehold.fuzz=100000`.
    private static final int REQUESTS = Integer.getInteger("freehold.fuzz", 1_500);
    /// So often a new table takes the place of one that may be over by now.
    private static final int AT_ONE_TABLE = 100;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private BugCounter bugs;
    private House house;
    private House.Person ada;

    @BeforeEach
    void open(@TempDir Path folder) {
        bugs = BugCounter.started();
        house = new House(folder);
        ada = house.guest("Ada");
    }

    @AfterEach
    void close() {
        bugs.close();
        house.close();
    }

    private String metrics() {
        return House.send(HttpRequest.newBuilder(URI.create(house.server.address() + "metrics"))
                        .timeout(PATIENCE))
                .text();
    }

    /// The server is as it was before: well, idle, and without anything to be ashamed of in its log.
    private void assertUnharmed() {
        assertThat(bugs.count()).isZero();
        assertThat(metrics()).contains("freehold_writes_queued 0").doesNotContain("status=\"500\"");
        assertThat(house.guest("Ben").post("/tables", PlayTest.ESGROS).status()).isEqualTo(201);
    }

    private static List<String> paths(String table) {
        return List.of(
                "/guests",
                "/guests/me",
                "/guests/me/token",
                "/seals",
                "/games",
                "/games/estate/rules?lang=",
                "/games/estate/rules?edition=",
                "/games/estate/lesson?lang=",
                "/positions",
                "/positions/why",
                "/positions/log",
                "/analysis",
                "/tables",
                "/tables/import",
                "/tables/" + table,
                "/tables/" + table + "/join",
                "/tables/" + table + "/leave",
                "/tables/" + table + "/resign",
                "/tables/" + table + "/plies",
                "/tables/" + table + "/undo",
                "/tables/" + table + "/undo/yes",
                "/tables/" + table + "/rematch",
                "/tables/" + table + "/hint",
                "/tables/" + table + "/say",
                "/tables/" + table + "/record.fgn",
                "/tables/" + table + "/log?since=",
                "/tables/" + table + "/positions/",
                "/tables/" + table + "/why",
                "/tables/" + table + "/events?wait=false&since=",
                "/tables/" + table + "/socket?since=",
                "/tables?limit=",
                "/tables?mine=true&after=",
                "/tables?playing=",
                "/tables?playing=true&after=",
                "/tables/x/plies",
                "/nothing",
                "/%20",
                "/tables/%00");
    }

    @Test
    void noRequestEndsInAnErrorOfOurs() {
        var garble = new Garble(7);
        var table = "";
        for (var i = 0; i < REQUESTS; i++) {
            if (i % AT_ONE_TABLE == 0) {
                ada = house.guest("Ada"); // the last one may have ended her token
                table = ada.open(PlayTest.ESGROS);
            }
            var path = garble.one(paths(table));
            var end = path.endsWith("=") ? garble.one(List.of("", "-1", "1", "x", "9999999999", "%FF", "en")) : "";
            var method = garble.one(List.of("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD"));
            var body = garble.text();
            var answer = House.send(ada.request(path + end)
                    .timeout(PATIENCE)
                    .method(method, HttpRequest.BodyPublishers.ofString(body)));
            assertThat(answer.status())
                    .as("request %d: %s %s%s %s", i, method, path, end, body)
                    .isLessThan(500);
        }
        assertUnharmed();
    }

    @Test
    void noMessageBreaksASocket() {
        var garble = new Garble(8);
        for (var i = 0; i < REQUESTS; i += AT_ONE_TABLE) {
            var table = ada.open("""
                    {"game":"esgros","seats":[{"kind":"me"},{"kind":"me"}]}""");
            try (var socket = Listener.of(ada, table, 2)) {
                for (var j = 0; j < AT_ONE_TABLE; j++) {
                    var text = garble.text();
                    socket.say(text);
                    assertThat(answer(socket)).as(text).containsAnyOf("\"error\":", "\"version\":");
                }
                socket.leave();
            }
        }
        assertUnharmed();
        assertThat(metrics()).contains("freehold_sockets 0");
    }

    private static String answer(Listener socket) {
        var answer = socket.next();
        while (!answer.has("did")) {
            answer = socket.next();
        }
        return answer.toString();
    }

    @Test
    void noBytesBreakAConnection() throws Exception {
        var garble = new Garble(9);
        var address = URI.create(house.server.address());
        var starts = List.of(
                "",
                "GET /api/games HTTP/1.1\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
                "GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
        for (var i = 0; i < REQUESTS; i++) {
            try (var socket = new Socket(address.getHost(), address.getPort())) {
                socket.setSoTimeout((int) PATIENCE.toMillis());
                var out = socket.getOutputStream();
                out.write(garble.one(starts).getBytes(StandardCharsets.UTF_8));
                out.write(garble.bytes());
                socket.shutdownOutput();
                var answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(answer).doesNotStartWith("HTTP/1.1 500");
            } catch (IOException e) {
                // It may well hang up on such a caller.
                assertThat(e).isNotInstanceOf(java.net.SocketTimeoutException.class);
            }
        }
        assertUnharmed();
    }
}
