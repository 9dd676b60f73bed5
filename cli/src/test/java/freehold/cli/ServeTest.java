package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import freehold.cli.shell.Streams;
import freehold.server.Server;
import freehold.server.Settings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What tells a service manager how a server is: exit codes of `serve` and `health`.
class ServeTest {
    private static final int WRONG = 2;
    private static final int LATER = 75;

    @TempDir
    private Path folder = Path.of("");

    private record Answer(int code, String out, String err) {}

    private static Answer run(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err), false);
        return new Answer(Main.run(streams, arguments), out.toString(), err.toString());
    }

    private Answer serve(String... arguments) {
        var all = Stream.concat(Stream.of("serve", "--db", database(), "--port", "0"), Stream.of(arguments));
        return run(all.toArray(String[]::new));
    }

    private String database() {
        return "sqlite:" + folder.resolve("test.db");
    }

    private static ServerSocket taken() throws IOException {
        return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    private static void isRefused(Answer answer, int code, String because) {
        assertThat(answer.code()).as(answer.err()).isEqualTo(code);
        assertThat(answer.err().lines().toList().getLast())
                .startsWith("freehold: ")
                .contains(because);
        assertThat(answer.out()).isEmpty();
    }

    @Test
    void wrongSettingsStayWrong() throws IOException {
        isRefused(run("serve", "--port", "70000"), WRONG, "--port is 0 to 65535");
        isRefused(run("serve", "--port", "http"), WRONG, "--port");
        isRefused(run("serve", "--db", "oracle:x"), WRONG, "a database is sqlite:FILE");
        isRefused(run("serve", "--db", "sqlite:" + folder.resolve("no/such.db")), WRONG, "there is no folder");
        isRefused(serve("--db-password-file", "nowhere"), WRONG, "--db-password-file nowhere");
        isRefused(serve("--rate", "0"), WRONG, "--rate");
        var other = Files.writeString(folder.resolve("other"), "something else, that is long enough to be looked at");
        isRefused(run("serve", "--port", "0", "--db", "sqlite:" + other), WRONG, "not a database");
    }

    @Test
    void whatMayComeIsWaitedFor() throws IOException {
        isRefused(run("serve", "--db", "postgresql://nobody@127.0.0.1:1/none"), LATER, "can't be reached");
        try (var socket = taken()) {
            isRefused(run("serve", "--db", database(), "--port", "" + socket.getLocalPort()), LATER, "can't listen at");
        }
        try (var _ = new Server(Settings.local(0, database())).start()) {
            isRefused(serve(), LATER, "another server uses");
        }
    }

    @Test
    void aServerThatWorksIsWell() {
        try (var server = new Server(Settings.local(0, database())).start()) {
            var port = "" + URI.create(server.address()).getPort();
            assertThat(run("health", "--port", port)).isEqualTo(new Answer(0, "ok" + System.lineSeparator(), ""));
            // Where a server listens to everybody, it is also here.
            assertThat(run("health", "--host", "0.0.0.0", "--port", port).code())
                    .isZero();
            assertThat(run("health", "--port", port, "--json").out().strip())
                    .isEqualTo("{\"address\":\"%s\",\"well\":true,\"status\":\"ok\"}".formatted(server.address()));
        }
    }

    @Test
    void aServerInTroubleSaysWhich() throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        var body = "{\"status\":\"the disk is full\"}".getBytes(StandardCharsets.UTF_8);
        server.createContext("/health", exchange -> {
            exchange.sendResponseHeaders(503, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        try {
            var url = "http://127.0.0.1:%d".formatted(server.getAddress().getPort());
            assertThat(run("health", "--url", url))
                    .isEqualTo(new Answer(1, "the disk is full" + System.lineSeparator(), ""));
            assertThat(run("health", "--url", url, "--json").out()).contains("\"well\":false", "\"the disk is full\"");
            assertThat(run("health", "--url", url + "/elsewhere/").out()).contains("the disk is full");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void nobodyAnswersWhereNobodyIs() throws IOException {
        int port;
        try (var socket = taken()) {
            port = socket.getLocalPort();
        }
        isRefused(run("health", "--port", "" + port), LATER, "does not answer");
        isRefused(run("health", "--port", "0"), WRONG, "--url");
        isRefused(run("health", "--wait", "-1"), WRONG, "--wait");
    }

    @Test
    void itCanWaitForAServerThatStarts() throws Exception {
        int port;
        try (var socket = taken()) {
            port = socket.getLocalPort();
        }
        var asked = new Answer[1];
        var waits = Thread.ofVirtual().start(() -> asked[0] = run("health", "--port", "" + port, "--wait", "60"));
        try (var _ = new Server(Settings.local(port, database())).start()) {
            waits.join();
            assertThat(asked[0].code()).as(asked[0].err()).isZero();
        }
    }
}
