package freehold.server.siege.attacks;

import freehold.server.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// Somebody elsewhere who wants what everybody may want.
public final class Honest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(5);
    private static final int POLLS_A_SECOND = 20;

    private final URI server;
    private final HttpClient http;
    private final String token;

    private Honest(URI server, HttpClient http, String token) {
        this.server = server;
        this.http = http;
        this.token = token;
    }

    public static Honest arrive(URI server, HttpClient http) throws IOException, InterruptedException {
        var nobody = new Honest(server, http, "");
        var guest = nobody.send("POST", "/api/guests", "{\"name\":\"Honest\"}");
        return new Honest(server, http, json(guest).path("token").asString());
    }

    Optional<String> complaintOfHealth() throws IOException, InterruptedException {
        var status = send("GET", "/health", "").statusCode();
        return status == 200 ? Optional.empty() : Optional.of("/health is %d".formatted(status));
    }

    /// Whether a position is thought about.
    Optional<String> complaintOfAnalysis(String game) throws IOException, InterruptedException {
        var answer = send("POST", "/api/analysis", "{\"game\":\"%s\",\"time\":200}".formatted(game));
        return answer.statusCode() == 200
                ? Optional.empty()
                : Optional.of("an honest analysis is refused: %d".formatted(answer.statusCode()));
    }

    /// Whether an agent answers soon.
    Optional<String> complaintOfAgents(String game) throws IOException, InterruptedException {
        var table = json(send(
                "POST",
                "/api/tables",
                "{\"game\":\"%s\",\"seats\":[{\"kind\":\"agent\",\"level\":1},{\"kind\":\"me\"}],\"listed\":false}"
                        .formatted(game)));
        var start = System.nanoTime();
        var look = table;
        while (!look.has("legal") && System.nanoTime() - start < LONGEST_THOUGHT.toNanos()) {
            Thread.sleep(1_000 / POLLS_A_SECOND);
            look = json(send("GET", "/api/tables/" + table.path("id").asString(), ""));
        }
        return look.has("legal") ? Optional.empty() : Optional.of("an agent has not answered for 5 s");
    }

    private static JsonNode json(HttpResponse<String> answer) {
        return Json.parse(answer.body().getBytes(StandardCharsets.UTF_8));
    }

    private HttpResponse<String> send(String method, String path, String body)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(server.resolve(path))
                .timeout(PATIENCE)
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
}
