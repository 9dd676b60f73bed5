import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// An example: plays one game at random against the computer.
///
///     java docs/bots/Bot.java http://127.0.0.1:8080 esgros
public class Bot {
    static final HttpClient HTTP = HttpClient.newHttpClient();
    static String server;
    static String token = "";
    /// The table as it was when it was looked at last.
    static int version;

    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 2) {
            System.err.println("usage: Bot.java SERVER GAME, such as Bot.java http://127.0.0.1:8080 esgros");
            System.exit(2);
        }
        server = arguments[0] + "/api";
        token = field(post("/guests", "{\"name\":\"Java\"}"), "token");
        var table = field(post("/tables", """
                {"game":"%s","seats":[{"kind":"me"},{"kind":"agent","level":1}]}""".formatted(arguments[1])), "id");
        // Every event is a line with its number; an empty line comes now and then. Whatever happens, look at the table.
        var events = HTTP.send(request("/tables/" + table + "/events").build(), BodyHandlers.ofLines());
        try (var lines = events.body()) {
            for (var event : (Iterable<String>) lines::iterator) {
                if (event.contains("\"kind\":\"over\"")) {
                    break;
                }
                if (!event.isEmpty() && Integer.parseInt(field(event, "v")) > version) {
                    play(table);
                }
            }
        }
        System.out.println(get("/tables/" + table + "/record.fgn"));
        System.exit(0); // the client's threads need not wait for more events
    }

    /// Plays if it is our turn.
    static void play(String table) throws Exception {
        var look = get("/tables/" + table);
        version = Integer.parseInt(field(look, "version"));
        var legal = Pattern.compile("\"legal\":\\[([^]]*)]").matcher(look);
        if (legal.find()) {
            // Tokens are quoted, and may hold commas.
            var tokens = Pattern.compile("\"[^\"]*\"").matcher(legal.group(1)).results().map(MatchResult::group).toList();
            var ply = tokens.get(ThreadLocalRandom.current().nextInt(tokens.size()));
            post("/tables/" + table + "/plies", "{\"token\":%s,\"basedOn\":%d}".formatted(ply, version));
        }
    }

    static String get(String path) throws Exception {
        return answer(request(path).build());
    }

    static String post(String path, String body) throws Exception {
        return answer(request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    /// Waits where the server says so, and ends at an error; 409 is none: somebody was faster, and the next event tells
    /// what happened.
    static String answer(HttpRequest request) throws Exception {
        while (true) {
            HttpResponse<String> response = HTTP.send(request, BodyHandlers.ofString());
            switch (response.statusCode()) {
                case 200, 201, 409 -> {
                    return response.body();
                }
                case 429, 503 ->
                    Thread.sleep(1000 * response.headers().firstValueAsLong("Retry-After").orElse(1));
                default -> throw new IllegalStateException(request.uri() + ": " + response.statusCode() + " " + response.body());
            }
        }
    }

    static HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(URI.create(server + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    static String field(String json, String name) {
        var field = Pattern.compile("\"%s\":\"?([^\",}]*)".formatted(name)).matcher(json);
        return field.find() ? field.group(1) : "";
    }
}
