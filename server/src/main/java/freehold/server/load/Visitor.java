package freehold.server.load;

import freehold.server.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Somebody who uses a server from outside, as any program could.
final class Visitor {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final HttpClient http;
    private final URI server;
    private final String token;

    private Visitor(HttpClient http, URI server, String token) {
        this.http = http;
        this.server = server;
        this.token = token;
    }

    static Visitor arrive(HttpClient http, URI server, String name) {
        var stranger = new Visitor(http, server, "");
        return new Visitor(
                http,
                server,
                stranger.post("api/guests", Map.of("name", name)).path("token").asString());
    }

    /// The same one at another address of the server.
    Visitor at(HttpClient otherHttp, URI address) {
        return new Visitor(otherHttp, address, token);
    }

    /// Without a name.
    Visitor asStranger() {
        return new Visitor(http, server, "");
    }

    JsonNode post(String path, Object body) {
        return json(send(request(path).POST(HttpRequest.BodyPublishers.ofByteArray(Json.bytes(body)))));
    }

    JsonNode postText(String path, String body) {
        return json(send(request(path).POST(HttpRequest.BodyPublishers.ofString(body))));
    }

    /// All events of a table.
    List<JsonNode> events(String table) {
        return send(request("api/tables/%s/events?wait=false".formatted(table)).GET())
                .lines()
                .map(Visitor::json)
                .toList();
    }

    /// @param query since when, and what to be told
    WebSocketClient watch(String table, String query) {
        return WebSocketClient.open(server, "api/tables/%s/socket?%s".formatted(table, query), token);
    }

    static JsonNode json(String text) {
        return Json.parse(text.getBytes(StandardCharsets.UTF_8));
    }

    private HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(server.resolve("/" + path)).timeout(PATIENCE);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private String send(HttpRequest.Builder request) {
        try {
            var response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() >= 400) {
                throw new LoadException("%d %s".formatted(response.statusCode(), response.body()));
            }
            return response.body();
        } catch (IOException e) {
            throw new LoadException("the server can't be reached: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LoadException("interrupted");
        }
    }
}
