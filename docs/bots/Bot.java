import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/// An example: plays one game at random against the computer.
///
///     java Bot.java http://127.0.0.1:8080 esgros
public class Bot {
    static final HttpClient HTTP = HttpClient.newHttpClient();
    static String server;
    static String token = "";

    public static void main(String[] arguments) throws Exception {
        server = arguments[0];
        token = field(post("/guests", "{\"name\":\"Bot\"}"), "token");
        var table = field(post("/tables", """
                {"game":"%s","seats":[{"kind":"me"},{"kind":"agent","level":1}]}""".formatted(arguments[1])), "id");
        // Every event is a line; whatever happens, look at the table and play if it is our turn.
        try (var events = HTTP.send(request("/tables/" + table + "/events").build(), BodyHandlers.ofLines()).body()) {
            var lines = events.iterator();
            while (lines.hasNext() && !lines.next().contains("\"kind\":\"over\"")) {
                play(table);
            }
        }
        System.out.println(HTTP.send(request("/tables/" + table + "/record.fgn").build(), BodyHandlers.ofString()).body());
    }

    static void play(String table) throws Exception {
        var look = HTTP.send(request("/tables/" + table).build(), BodyHandlers.ofString()).body();
        var legal = Pattern.compile("\"legal\":\\[([^]]*)]").matcher(look);
        if (legal.find() && !legal.group(1).isEmpty()) {
            var tokens = List.of(legal.group(1).split(","));
            var ply = tokens.get(ThreadLocalRandom.current().nextInt(tokens.size()));
            // Somebody else may have been faster: then the answer is 409, and the next event brings us back here.
            post("/tables/" + table + "/plies", "{\"token\":%s,\"basedOn\":%s}".formatted(ply, field(look, "version")));
        }
    }

    static String post(String path, String body) throws Exception {
        return HTTP.send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build(), BodyHandlers.ofString()).body();
    }

    static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server + "/api" + path)).header("Authorization", "Bearer " + token);
    }

    static String field(String json, String name) {
        var field = Pattern.compile("\"%s\":\"?([^\",}]*)".formatted(name)).matcher(json);
        return field.find() ? field.group(1) : "";
    }
}
