package freehold.server;

import freehold.server.agents.Agents;
import freehold.server.guard.Limits;
import freehold.server.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// A real server on a free port, and people who talk to it over HTTP.
final class House implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /// Nobody here has the time to watch an agent's poker face.
    private static final Duration PACE = Duration.ofMillis(50);

    final Server server;
    final Hands clock;

    House(Path folder) {
        this("sqlite:" + folder.resolve("test.db"));
    }

    House(String database) {
        this(settings(database));
    }

    House(Settings settings) {
        this(settings, new Hands());
    }

    House(Path folder, Hands clock) {
        this(settings("sqlite:" + folder.resolve("test.db")), clock);
    }

    private House(Settings settings, Hands clock) {
        this.clock = clock;
        server = new Server(settings, clock.steady()).start();
    }

    private static Settings settings(String database) {
        return Settings.local(0, database).with(new Agents(1, PACE, false)).with(new Limits(100_000, 1_000));
    }

    record Answer(int status, String text, java.net.http.HttpHeaders headers) {
        JsonNode json() {
            return Json.parse(text.getBytes(StandardCharsets.UTF_8));
        }

        String error() {
            return json().path("error").asString();
        }

        List<JsonNode> lines() {
            return text.lines()
                    .filter(line -> !line.isBlank())
                    .map(line -> Json.parse(line.getBytes(StandardCharsets.UTF_8)))
                    .toList();
        }
    }

    /// Somebody with a token, or without one.
    ///
    /// @param address of the server that this one talks to
    record Person(String address, String name, String token) {
        static Person arrive(String address, String name) {
            var stranger = new Person(address, "", "");
            var answer = stranger.post("/guests", "{\"name\":\"%s\"}".formatted(name));
            return new Person(address, name, answer.json().path("token").asString());
        }

        /// The same one at another server.
        Person at(String other) {
            return new Person(other, name, token);
        }

        Answer get(String path) {
            return send(request(path).GET());
        }

        Answer post(String path, String body) {
            return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)));
        }

        /// Opens a table and returns its name.
        String open(String body) {
            var answer = post("/tables", body);
            if (answer.status() != 201) {
                throw new AssertionError(answer.text());
            }
            return answer.json().path("id").asString();
        }

        Answer play(String table, String token, int basedOn) {
            return play(table, token, basedOn, "");
        }

        Answer play(String table, String token, int basedOn, String key) {
            return post("/tables/" + table + "/plies", """
                    {"token":"%s","basedOn":%d,"key":"%s"}""".formatted(token, basedOn, key));
        }

        /// Plays on whatever the table is at.
        Answer play(String table, String token) {
            return play(table, token, version(table));
        }

        /// Plays the first legal token whenever asked, until the game is over.
        void playOut(String table) {
            try (var events = Listener.of(this, table, 0)) {
                for (var look = look(table); !look.path("status").asString().equals("over"); look = look(table)) {
                    if (look.has("legal")) {
                        playFirst(table, look);
                    } else {
                        events.next();
                    }
                }
            }
        }

        /// Plays the first legal token of a table as it was seen.
        Answer playFirst(String table, JsonNode look) {
            return play(
                    table,
                    look.path("legal").get(0).asString(),
                    look.path("version").asInt());
        }

        JsonNode look(String table) {
            return get("/tables/" + table).json();
        }

        int version(String table) {
            return look(table).path("version").asInt();
        }

        List<JsonNode> events(String table) {
            return get("/tables/" + table + "/events?wait=false").lines();
        }

        HttpRequest.Builder request(String path) {
            var request = HttpRequest.newBuilder(URI.create(address + "api" + path));
            return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
        }
    }

    static Answer send(HttpRequest.Builder request) {
        try {
            var response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Answer(response.statusCode(), response.body(), response.headers());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    Person stranger() {
        return new Person(server.address(), "", "");
    }

    /// Somebody from before a restart.
    Person known(Person person) {
        return person.at(server.address());
    }

    Person guest(String name) {
        return Person.arrive(server.address(), name);
    }

    @Override
    public void close() {
        server.close();
    }
}
