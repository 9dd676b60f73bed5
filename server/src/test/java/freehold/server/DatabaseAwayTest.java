package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A real PostgreSQL goes away under a server, and comes back.
@EnabledOnOs(OS.LINUX)
@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DatabaseAwayTest {
    private static final int FEW_LINES = 8;
    private static final int BUSY = 503;

    @TempDir
    private Path folder = Path.of("");

    private EmbeddedPostgres postgres(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("data"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .start();
    }

    private static int health(Confined server) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(server.address()).resolve("/health"));
        try (var http = HttpClient.newHttpClient()) {
            return http.send(request.build(), HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        }
    }

    /// The time limit of this class ends a vain wait.
    private static void awaitHealth(Confined server, int status) throws IOException, InterruptedException {
        while (health(server) != status) {
            Thread.sleep(200);
        }
    }

    private static void awaitLine(Path log, String words) throws IOException, InterruptedException {
        while (!Files.readString(log).contains(words)) {
            Thread.sleep(200);
        }
    }

    @Test
    void anOutageIsToldInAFewLinesAndWhenItIsOver() throws Exception {
        var log = folder.resolve("log");
        var postgres = postgres(0);
        var port = postgres.getPort();
        var address = "postgresql://postgres:s3cret@localhost:%d/postgres".formatted(port);
        try (var server = Confined.start("true", "128m", address, ProcessBuilder.Redirect.to(log.toFile()))) {
            awaitHealth(server, 200);
            postgres.close();
            awaitLine(log, "announcements can't be heard");
            awaitHealth(server, BUSY);
            assertThat(Files.readAllLines(log)).hasSizeBetween(1, FEW_LINES);
            try (var _ = postgres(port)) {
                awaitHealth(server, 200);
                assertThat(server.guest("Ada").get("/guests/me").status()).isEqualTo(200);
                awaitLine(log, "over after");
            }
        }
        assertThat(Files.readString(log)).doesNotContain("s3cret").doesNotContain("\"logger\":\"com.zaxxer");
    }
}
